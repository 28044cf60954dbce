export type CsvCell = string | number | boolean | null;

/** Detects spreadsheet formulas, also behind tabs and line breaks. */
const FORMULA = /^[=+\-@\t\r\n]/;
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** A text that already begins with apostrophes before a formula. */
const ESCAPED_FORMULA = /^'+[=+\-@\t\r\n]/;

/**
 * Formats rows as CSV (RFC 4180): quoted where needed, empty for null. A text that a spreadsheet would evaluate as a
 * formula is prefixed with an apostrophe; numeric texts are not.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], lineEnd = '\r\n'): string {
  let csv = '';
  for (const row of rows) csv += `${row.map(formatCell).join(',')}${lineEnd}`;
  return csv;
}

/** Reverses the escaping of `toCsv`. */
export function unescapeCsvText(text: string): string {
  return ESCAPED_FORMULA.test(text) ? text.slice(1) : text;
}

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escapeFormula(text: string): string {
  const isFormula = FORMULA.test(text) && !PLAIN_NUMBER.test(text);
  return isFormula || ESCAPED_FORMULA.test(text) ? `'${text}` : text;
}
