import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { TableFormat } from '@townlight/contract/open-data';
import { toCsv } from '@townlight/domain/csv';
import { type Day, formatDay } from '@townlight/domain/time';
import { parquetWriteFile } from 'hyparquet-writer';
import {
  type ColumnDefinition,
  type ColumnType,
  type ColumnValues,
  MISSING_INTEGER,
  type TableValues,
} from '../tables/table.ts';

/** The job of the writer thread. */
export interface TableWriteJob {
  readonly values: TableValues;
  readonly columns: readonly ColumnDefinition[];
  readonly format: TableFormat;
  readonly file: string;
}

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 5_000;

/** Runs in a worker thread, because a million rows take seconds. A CSV is gzipped while it is written. */
export async function writeTable(table: TableWriteJob): Promise<void> {
  if (table.format === 'parquet') writeParquet(table);
  else await pipeline(Readable.from(csvOf(table)), createGzip(), createWriteStream(table.file));
}

/** Formats RFC 4180; a missing value is an empty field. */
function* csvOf({ values, columns }: TableWriteJob): Generator<string> {
  yield toCsv([columns.map(({ name }) => name)]);
  for (let from = 0; from < values.rows; from += ROWS_AT_ONCE) {
    const to = Math.min(from + ROWS_AT_ONCE, values.rows);
    const rows = Array.from({ length: to - from }, (_, at) =>
      columns.map(({ type }, place) =>
        textOf(valueAt(values.columns[place] as ColumnValues, from + at), type),
      ),
    );
    yield toCsv(rows);
  }
}

type Value = string | number | boolean | null;

function textOf(value: Value, type: ColumnType): Value {
  if (value === null) return null;
  if (type === 'date') return formatDay(value as Day);
  return type === 'moment' ? new Date(Number(value)).toISOString() : value;
}

const UTF8 = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
const PARQUET_TYPES = {
  text: UTF8,
  month: UTF8,
  integer: { type: 'INT32' },
  date: { type: 'INT32', converted_type: 'DATE' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  moment: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
} as const;

function writeParquet({ values, columns, file }: TableWriteJob): void {
  parquetWriteFile({
    filename: file,
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, type }) => ({
        name,
        ...PARQUET_TYPES[type],
        repetition_type: 'OPTIONAL' as const,
      })),
    ],
    columnData: columns.map(({ name, type }, place) => {
      const column = values.columns[place] as ColumnValues;
      const data = Array.from({ length: values.rows }, (_, row) => {
        const value = valueAt(column, row);
        if (value === null || (type !== 'date' && type !== 'moment')) return value;
        return new Date(Number(value) * (type === 'date' ? DAY_MS : 1));
      });
      return { name, data };
    }),
    createdBy: 'Townlight',
  });
}

function valueAt(column: ColumnValues, row: number): Value {
  switch (column.kind) {
    case 'words':
      return column.dictionary[column.at[row] as number] ?? null;
    case 'integers': {
      const value = column.values[row] as number;
      return value === MISSING_INTEGER ? null : value;
    }
    case 'numbers': {
      const value = column.values[row] as number;
      return Number.isNaN(value) ? null : value;
    }
    case 'flags':
      return column.values[row] === 1;
  }
}
