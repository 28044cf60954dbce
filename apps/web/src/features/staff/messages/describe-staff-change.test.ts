import { AUDIT_ACTIONS, type AuditSubject } from '@townlight/domain/staff';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en, es } from '../../../i18n/testing/all-messages.ts';
import { describeStaffChange, formatChangeAuthor } from './describe-staff-change.ts';

const english = createIntl({ locale: 'en', messages: en });
const spanish = createIntl({ locale: 'es-US', messages: es });

// As the server writes them to the audit log.
test.each([
  [
    'staff',
    'invited',
    'ana@example.org',
    'ana@example.org was invited',
    'Se invitó a ana@example.org',
  ],
  [
    'staff',
    'signed in',
    'ana@example.org',
    'ana@example.org signed in',
    'ana@example.org inició sesión',
  ],
  [
    'feedback',
    'opened again',
    'feedback 3',
    'Feedback no. 3 was marked as unread',
    'El comentario n.º 3 se marcó como no leído',
  ],
  [
    'newsletter',
    'taken back',
    '2026-10',
    'The newsletter for October 2026 was moved back to draft',
    'El boletín de octubre de 2026 volvió a borrador',
  ],
  [
    'newsletter',
    'turned on',
    'automatic editions',
    'Automatic editions were turned on',
    'Se activaron las ediciones automáticas',
  ],
  [
    'news',
    'added',
    'paragraph of crime-2026-10 (es)',
    'An editor’s paragraph was added to news entry crime-2026-10, in Spanish',
    'Se agregó un párrafo de la redacción a la noticia crime-2026-10, en español',
  ],
  [
    'bundles',
    'renamed',
    'small bundle Auto (Parts)',
    'Small bundle “Auto (Parts)” was renamed',
    'La categoría pequeña “Auto (Parts)” cambió de nombre',
  ],
  [
    'bundles',
    'changed',
    '3 rows (save 12)',
    '3 rows of the Bundle Tool were changed',
    'Se cambiaron 3 filas de la herramienta de categorías',
  ],
  [
    'bundles',
    'imported',
    'nickname Arson',
    '1 row of the Bundle Tool was imported',
    'Se importó 1 fila a la herramienta de categorías',
  ],
  [
    'bundles',
    'undid',
    'save 12 (3 rows, save 13)',
    'Save no. 12 of the Bundle Tool was undone',
    'Se deshizo el cambio n.º 12 de la herramienta de categorías',
  ],
  [
    'sources',
    'asked now',
    'lapd',
    'Someone asked for source “lapd” to be checked',
    'Se pidió consultar la fuente “lapd”',
  ],
])('%s: %s %s is a sentence in both languages', (subject, what, of, inEnglish, inSpanish) => {
  expect(describeStaffChange(english, { subject, what, of })).toBe(inEnglish);
  expect(describeStaffChange(spanish, { subject, what, of })).toBe(inSpanish);
});

test('the sentence includes counts', () => {
  const failed = { subject: 'staff', what: 'failed sign-ins', of: 'passkey', after: { count: 3 } };
  expect(describeStaffChange(english, failed)).toBe(
    '3 attempts to sign in with a passkey failed within an hour',
  );
  expect(describeStaffChange(spanish, failed)).toBe(
    '3 intentos de iniciar sesión con una llave de acceso fallaron en una hora',
  );
  const downloaded = { subject: 'feedback', what: 'downloaded', of: 'feedback.csv' };
  expect(describeStaffChange(english, { ...downloaded, after: { entries: 1 } })).toBe(
    '1 feedback entry was downloaded',
  );
  expect(describeStaffChange(spanish, { ...downloaded, after: { entries: 12 } })).toBe(
    'Se descargaron 12 comentarios',
  );
});

/** The log entries of each subject, as the server writes them; bundles log one row, many, or a save. */
const OF: Readonly<Record<AuditSubject, readonly string[]>> = {
  staff: ['ana@example.org'],
  feedback: ['feedback 3'],
  sources: ['lapd'],
  newsletter: ['2026-10'],
  news: ['paragraph of crime-2026-10 (es)'],
  bundles: ['small bundle Auto (Parts)', '3 rows (save 12)', 'save 12 (3 rows, save 13)'],
};

test.each(
  Object.entries(AUDIT_ACTIONS).flatMap(([subject, actions]) =>
    actions.map((what) => [subject as AuditSubject, what] as const),
  ),
)('%s: “%s”, which the server writes, has words in both languages', (subject, what) => {
  for (const intl of [english, spanish])
    expect(
      OF[subject].map((of) => describeStaffChange(intl, { subject, what, of })),
    ).toContainEqual(expect.any(String));
});

test('returns null for a change without a translation, for which the server’s text is used', () => {
  expect(describeStaffChange(spanish, { subject: 'trees', what: 'planted', of: 'oak' })).toBeNull();
  expect(
    describeStaffChange(spanish, { subject: 'staff', what: 'promoted', of: 'ana' }),
  ).toBeNull();
});

test('the command line and the clock are named in the reader’s language', () => {
  expect(formatChangeAuthor(spanish, 'command line')).toBe('la línea de comandos');
  expect(formatChangeAuthor(english, 'automatic')).toBe('the server');
  expect(formatChangeAuthor(spanish, 'ana@example.org')).toBe('ana@example.org');
});
