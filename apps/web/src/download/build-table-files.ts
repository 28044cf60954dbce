import { type CsvCell, toCsv } from '@townlight/domain/csv';
import { type MonthRange, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import {
  buildFileMetadata,
  type ExportOrigin,
  type FileMessages,
  type FileMetadata,
} from './build-file-metadata.ts';

/** A table to download; its first row names the columns. */
export interface ExportedTable {
  /** `hollywood-crimes.csv` */
  readonly fileName: string;
  readonly rows: readonly (readonly CsvCell[])[];
  /** Required where no column contains it. */
  readonly period?: MonthRange | null;
}

export interface TableFiles {
  readonly csv: { readonly name: string; readonly text: string };
  readonly metadata: {
    readonly name: string;
    readonly text: string;
    readonly content: FileMetadata;
  };
}

/** Builds both files of a table: the figures, and their metadata. */
export function buildTableFiles(
  intl: IntlShape,
  table: ExportedTable,
  messages: FileMessages,
  from: ExportOrigin,
): TableFiles {
  const columns = (table.rows[0] ?? []).map(String);
  const content = buildFileMetadata(
    intl,
    {
      name: table.fileName,
      columns,
      period: table.period ?? periodOf(columns, table.rows.slice(1)),
    },
    messages,
    from,
  );
  return {
    csv: { name: table.fileName, text: toCsv(table.rows) },
    metadata: {
      name: table.fileName.replace(/(\.csv)?$/, '.metadata.json'),
      text: `${JSON.stringify(content, null, 2)}\n`,
      content,
    },
  };
}

/** Returns the months that the rows contain, from the first to the last. */
function periodOf(
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): MonthRange | null {
  const at = ['from', 'to', 'month'].map((name) => columns.indexOf(name)).filter((i) => i >= 0);
  const months = rows
    .flatMap((row) => at.map((column) => parseYearMonth(String(row[column] ?? ''))))
    .filter((month): month is YearMonth => month !== null);
  if (months.length === 0) return null;
  return { from: Math.min(...months) as YearMonth, to: Math.max(...months) as YearMonth };
}
