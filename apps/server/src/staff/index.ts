export { staffFeature } from './part.ts';
export { requireSession, requireStaff, staffOf } from './require-staff.ts';
export type { Staff } from './staff.ts';
export { type AuditChange, recordAuditChange } from './store/changes.ts';
export { findMember } from './store/members.ts';
