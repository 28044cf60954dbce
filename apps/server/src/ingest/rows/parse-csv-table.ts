import Papa from 'papaparse';
import { Failure } from '../../platform/failure.ts';
import { createEmptyFileError } from '../../platform/files/stat-file.ts';
import { refuseForeignFile } from '../files/kinds/refuse-foreign-file.ts';
import type { FileBytes } from '../files/read-file-bytes.ts';
import { decodeText } from '../files/text-encoding.ts';
import { type ColumnIndexes, indexColumns } from './columns.ts';

/** A row of a small CSV file with its line number. */
export type CsvTableRow = { line: number; fields: string[] };

export type CsvTable = { columns: ColumnIndexes; rows: CsvTableRow[] };

/** Parses a complete CSV file: comma, semicolon or tab; UTF-8 or Latin-1. Skips empty lines. */
export function parseCsvTable({ origin, bytes }: FileBytes): CsvTable {
  refuseForeignFile(bytes, origin, 'table', bytes);
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(text, { newline: '\n' });
  const rows: CsvTableRow[] = [];
  let line = 1;
  const broken = errors.find(({ type }) => type === 'Quotes')?.row;
  for (const [i, fields] of data.entries()) {
    if (i === broken) throw unclosedQuoteFailure(origin, line);
    if (fields.some((field) => field.trim() !== '')) rows.push({ line, fields });
    line += 1 + fields.reduce((breaks, field) => breaks + field.split('\n').length - 1, 0);
  }
  const first = rows.shift();
  if (first === undefined) throw createEmptyFileError(origin);
  if (rows.length === 0)
    throw new Failure(`${origin}: has a header but no rows; nothing was published`);
  return { columns: indexColumns(first.fields), rows };
}

export function unclosedQuoteFailure(origin: string, line: number): Failure {
  return new Failure(
    `${origin}, line ${line.toLocaleString('en')}: a quotation mark is opened but not closed properly; ` +
      'fix the line (double the quotation marks inside a quoted field) or fetch the file again',
  );
}

/** Creates the failure for a row that is too long, usually because a quotation mark is never closed. */
export function overlongRowFailure(origin: string, line: number, maxCharacters: number): Failure {
  return new Failure(
    `${origin}, line ${line.toLocaleString('en')}: a quotation mark is opened but not closed, or the line breaks are gone: ` +
      `a row of more than ${maxCharacters.toLocaleString('en')} characters begins here; fix the line or fetch the file again`,
  );
}
