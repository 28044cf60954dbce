/**
 * Actions in the audit log, by subject: the server writes only these values, and the staff pages have a sentence for
 * each in both languages.
 */
export const CHANGE_WORDS = {
  staff: [
    'invited',
    'invited again',
    'changed the role of',
    'removed',
    'signed in',
    'signed out',
    'signed out everywhere',
    'failed sign-ins',
    'added a passkey',
    'removed a passkey',
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

export type ChangeSubject = keyof typeof CHANGE_WORDS;
export type ChangeWord<Subject extends ChangeSubject> = (typeof CHANGE_WORDS)[Subject][number];

/** A subject with one of its actions. */
export type ChangeTold = {
  [Subject in ChangeSubject]: { readonly subject: Subject; readonly what: ChangeWord<Subject> };
}[ChangeSubject];
