export { staffFeature } from './feature.ts';
export { requireSession, requireStaff, staffOf } from './require-staff.ts';
export { type AuditChange, recordAuditChange } from './store/audit-log.ts';
export { findMember } from './store/members.ts';
export type { Staff } from './store/sessions.ts';
