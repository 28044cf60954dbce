import { toCsv } from '@townlight/domain/csv';
import type { StoredFeedback } from './store/entries.ts';

/** Formats entries as lines for a terminal. The text contains no control characters (see `parseAnswers`). */
export function describeFeedback(
  entries: readonly StoredFeedback[],
  timeZone: string,
): readonly string[] {
  if (entries.length === 0) return ['no feedback in this period'];
  const lines = entries.flatMap((entry) => [...formatFeedbackEntry(entry, timeZone), '']);
  return [...lines, entries.length === 1 ? '1 entry' : `${entries.length} entries`];
}

/** Formats one entry: number, time, page and language, then the answers on indented lines. */
export function formatFeedbackEntry(entry: StoredFeedback, timeZone: string): readonly string[] {
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const handled = entry.handledAt === null ? '' : '  handled';
  return [
    `${entry.id}  ${time.format(entry.submittedAt)}  ${entry.page}  ${entry.language}${handled}`,
    indent(entry.comment),
    ...(entry.lookingFor === null ? [] : [indent(`Looking for: ${entry.lookingFor}`)]),
  ];
}

/** Formats entries as CSV. Cells that a spreadsheet would read as formulas begin with an apostrophe. */
export function formatFeedbackCsv(entries: readonly StoredFeedback[]): string {
  return toCsv([
    ['id', 'submitted_at', 'page', 'language', 'comment', 'looking_for', 'handled_at'],
    ...entries.map((entry) => [
      entry.id,
      entry.submittedAt.toISOString(),
      entry.page,
      entry.language,
      entry.comment,
      entry.lookingFor,
      entry.handledAt?.toISOString() ?? null,
    ]),
  ]);
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
