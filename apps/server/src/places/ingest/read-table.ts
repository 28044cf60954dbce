import Papa from 'papaparse';
import { Failure } from '../../platform/failure.ts';
import { decodeText, type FileBytes } from './read-feature-file.ts';

/** A row of a small CSV file. */
export type TableRow = { line: number; fields: string[] };

export type Table = {
  header: string[];
  rows: TableRow[];
  /** The place of the first of these columns that is there, -1 for none; `Total Population` and `total_population` are one. */
  column(...names: string[]): number;
};

/** Reads a whole CSV file: comma, semicolon or tab; UTF-8 or Latin-1; empty lines are passed over. */
export function readTable({ origin, bytes }: FileBytes): Table {
  if (bytes.subarray(0, 4096).includes(0))
    throw new Failure(
      `${origin}: holds binary data, not text (a spreadsheet or a zip archive?); save it as CSV first`,
    );
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(text, { newline: '\n' });
  const rows: TableRow[] = [];
  let line = 1;
  const broken = errors.find(({ type }) => type === 'Quotes')?.row;
  for (const [i, fields] of data.entries()) {
    if (i === broken)
      throw new Failure(
        `${origin}, line ${line}: a quotation mark is opened and not closed as it should be; ` +
          'mend the line (quotation marks within a quoted field are doubled) or fetch the file again',
      );
    if (fields.some((field) => field.trim() !== '')) rows.push({ line, fields });
    line += 1 + fields.reduce((breaks, field) => breaks + field.split('\n').length - 1, 0);
  }
  const first = rows.shift();
  if (first === undefined) throw new Failure(`${origin}: the file is empty; fetch it again`);
  if (rows.length === 0)
    throw new Failure(`${origin}: holds a header and no rows; nothing was published`);
  const header = first.fields.map((name) => name.trim());
  const keys = header.map(columnKey);
  return {
    header,
    rows,
    column: (...names) =>
      names.map((name) => keys.indexOf(columnKey(name))).find((at) => at >= 0) ?? -1,
  };
}

/** @throws Failure that lists the columns the file has */
export function requireColumn(
  { header, column }: Table,
  origin: string,
  what: string,
  names: readonly string[],
  mend: string,
): number {
  const at = column(...names);
  if (at >= 0) return at;
  const wanted = names.length === 1 ? `"${names[0]}"` : `for ${what}`;
  throw new Failure(
    `${origin}, line 1: no column ${wanted}; the columns are ${header.map((name) => `"${name}"`).join(', ')}. ${mend}`,
  );
}

function columnKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
