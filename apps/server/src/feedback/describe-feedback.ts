import Papa from 'papaparse';
import type { StoredFeedback } from './store.ts';

/** How a formula begins. PapaParse's own rule overlooks those with more than one line. */
const FORMULA = /^[=+\-@\t\r]/;

/** Lines for reading in a terminal; the text holds no control characters (`readAnswers`). */
export function describeFeedback(
  entries: readonly StoredFeedback[],
  timeZone: string,
): readonly string[] {
  if (entries.length === 0) return ['no feedback in this time'];
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const lines = entries.flatMap((entry) => [
    `${entry.id}  ${time.format(entry.submittedAt)}  ${entry.page}  ${entry.language}`,
    indented(entry.comment),
    ...(entry.lookingFor === null ? [] : [indented(`Looking for: ${entry.lookingFor}`)]),
    '',
  ]);
  return [...lines, entries.length === 1 ? '1 entry' : `${entries.length} entries`];
}

/** A table for a spreadsheet. Cells that it would take for formulas begin with an apostrophe. */
export function feedbackCsv(entries: readonly StoredFeedback[]): string {
  return Papa.unparse(
    {
      fields: ['id', 'submitted_at', 'page', 'language', 'comment', 'looking_for'],
      data: entries.map((entry) => [
        entry.id,
        entry.submittedAt.toISOString(),
        entry.page,
        entry.language,
        entry.comment,
        entry.lookingFor,
      ]),
    },
    { escapeFormulae: FORMULA },
  );
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
