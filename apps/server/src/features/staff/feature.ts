import type { Feature } from '../../platform/features/feature.ts';
import { staffCommands } from './commands.ts';
import type { StaffOptions } from './serve-staff.ts';

/** Manages staff accounts, their sessions and the audit log. */
export function staffFeature(options: StaffOptions): Feature {
  return {
    name: 'staff',
    async serve(server) {
      const { serveStaff } = await import('./serve-staff.ts');
      return serveStaff(server, options);
    },
    commands: staffCommands(options),
    userDataTables: [
      { name: 'staff_member' },
      { name: 'staff_passkey' },
      { name: 'staff_identity' },
      // A restore keeps the audit log entries that are newer than the backup.
      { name: 'staff_change', restore: 'add', key: ['at', 'by', 'subject', 'what', 'of'] },
    ],
  };
}
