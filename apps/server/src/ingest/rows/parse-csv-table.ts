import Papa from 'papaparse';
import { Failure } from '../../platform/failure.ts';
import { emptyFileError } from '../../platform/files/stat-file.ts';
import { refuseForeignFile } from '../files/kinds/refuse-foreign-file.ts';
import type { FileBytes } from '../files/read-file-bytes.ts';
import { decodeText } from '../files/text-encoding.ts';
import { type Columns, indexColumns } from './columns.ts';
import { unclosedQuoteFailure } from './unclosed-quote.ts';

/** A row of a small CSV file with its line number. */
export type CsvTableRow = { line: number; fields: string[] };

export type CsvTable = { columns: Columns; rows: CsvTableRow[] };

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
  if (first === undefined) throw emptyFileError(origin);
  if (rows.length === 0)
    throw new Failure(`${origin}: has a header but no rows; nothing was published`);
  return { columns: indexColumns(first.fields), rows };
}
