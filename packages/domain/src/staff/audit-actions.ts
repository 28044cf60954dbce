/**
 * Actions in the audit log, by subject: the server writes only these values, and the staff pages have a sentence for
 * each in both languages.
 */
export const AUDIT_ACTIONS = {
  staff: [
    'invited',
    'invited again',
    'changed the role of',
    'removed',
    'signed in',
    'signed out',
    'signed out everywhere',
    'signed out other browsers',
    'failed sign-ins',
    'added a passkey',
    'removed a passkey',
    'linked an account',
    'unlinked the account of',
  ],
  feedback: ['handled', 'opened again', 'deleted', 'downloaded'],
  sources: ['asked now'],
  newsletter: [
    'drafted',
    'wrote',
    'scheduled',
    'taken back',
    'paused',
    'resumed',
    'turned on',
    'turned off',
  ],
  news: ['added', 'changed', 'deleted'],
  bundles: ['added', 'changed', 'renamed', 'deleted', 'imported', 'undid', 'restored'],
} as const;

export type AuditSubject = keyof typeof AUDIT_ACTIONS;
export type AuditAction<Subject extends AuditSubject> = (typeof AUDIT_ACTIONS)[Subject][number];

/** A subject with one of its actions. */
export type AuditEvent = {
  [Subject in AuditSubject]: { readonly subject: Subject; readonly what: AuditAction<Subject> };
}[AuditSubject];
