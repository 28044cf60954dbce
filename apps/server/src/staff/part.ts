import type { Part } from '../platform/parts/part.ts';
import { staffCommands } from './commands.ts';
import type { StaffOptions } from './staff-options.ts';

/** Who may change what readers see, and who changed what. */
export function staffPart(options: StaffOptions): Part {
  return {
    name: 'staff',
    async serve(server) {
      const { serveStaff } = await import('./serve-staff.ts');
      return serveStaff(server, options);
    },
    commands: staffCommands(options),
    entered: [
      { name: 'staff_member' },
      { name: 'staff_passkey' },
      // what was done since the backup stays done
      { name: 'staff_change', restore: 'add', key: ['at', 'by', 'subject', 'what', 'of'] },
    ],
  };
}
