import type { Part } from '../platform/parts/part.ts';

/** Who may change what readers see, and who changed what. */
export function staffPart(): Part {
  return {
    name: 'staff',
    entered: [
      { name: 'staff_member' },
      { name: 'staff_passkey' },
      // what was done since the backup stays done
      { name: 'staff_change', keepOthers: true },
    ],
  };
}
