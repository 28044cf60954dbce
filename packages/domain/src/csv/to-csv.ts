export type CsvCell = string | number | boolean | null;

/** How a spreadsheet tells a formula; tab and line breaks before one are passed over. */
const FORMULA = /^[=+\-@\t\r\n]/;
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** An apostrophe that a text brought itself, before the same. */
const MARKED = /^'+[=+\-@\t\r\n]/;

/**
 * Writes rows as CSV (RFC 4180): quoted where needed, empty where there is no figure. Before a text that a spreadsheet would
 * take for a formula stands an apostrophe; numbers, written as text too, stay numbers.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], lineEnd = '\r\n'): string {
  let csv = '';
  for (const row of rows) csv += `${row.map(cellText).join(',')}${lineEnd}`;
  return csv;
}

/** A text as it was before it was written by `toCsv`. */
export function fromCsvText(text: string): string {
  return MARKED.test(text) ? text.slice(1) : text;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = marked(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function marked(text: string): string {
  const isFormula = FORMULA.test(text) && !PLAIN_NUMBER.test(text);
  return isFormula || MARKED.test(text) ? `'${text}` : text;
}
