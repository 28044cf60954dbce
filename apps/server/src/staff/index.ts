export { staffPart } from './part.ts';
export { requireSession, requireStaff, staffOf } from './require-staff.ts';
export type { Staff } from './staff.ts';
export { type Change, recordChange } from './store/changes.ts';
export { findMember } from './store/members.ts';
