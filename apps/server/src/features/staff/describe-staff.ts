import type { AuditLogEntry } from './store/audit-log.ts';
import type { Member } from './store/members.ts';

/** Formats members as lines for a terminal. */
export function describeMembers(members: readonly Member[], timeZone: string): readonly string[] {
  if (members.length === 0)
    return [
      'there are no staff members yet; townlight staff invite EMAIL --role administrator adds someone',
    ];
  const time = timeFormat(timeZone);
  return members.map(({ email, role, lastSignedInAt, passkeys, sessions }) =>
    [
      email,
      role,
      lastSignedInAt === null ? 'never signed in' : `signed in ${time.format(lastSignedInAt)}`,
      passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`,
      sessions === 1 ? '1 session' : `${sessions} sessions`,
    ].join('  '),
  );
}

export function describeChanges(
  changes: readonly AuditLogEntry[],
  timeZone: string,
): readonly string[] {
  if (changes.length === 0) return ['no changes in this period'];
  const time = timeFormat(timeZone);
  return changes.map(({ id, at, by, subject, what, of, before, after }) =>
    escapeControlCharacters(
      [
        String(id),
        time.format(at),
        subject,
        `${by} ${what} ${of}`,
        ...(before === null && after === null ? [] : [`${json(before)} → ${json(after)}`]),
      ].join('  '),
    ),
  );
}

function json(value: unknown): string {
  return value === null ? '–' : JSON.stringify(value);
}

/** Escapes control and bidirectional characters, which could move the cursor or reorder the line. */
function escapeControlCharacters(line: string): string {
  return line.replaceAll(
    /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function timeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}
