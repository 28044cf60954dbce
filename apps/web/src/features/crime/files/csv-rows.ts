import type { CsvCell } from '@townlight/domain/csv';

/** The value of the `records` column where the figures are invented. */
export const SAMPLE_RECORDS_CELL = 'invented sample records';

type Row = readonly CsvCell[];

/** Prepends columns that have the same value in every row; the first row names the columns. */
export function prependConstantColumns(
  constantColumns: Readonly<Record<string, string>>,
  rows: readonly Row[],
): Row[] {
  return rows.map((row, at) => [
    ...(at === 0 ? Object.keys(constantColumns) : Object.values(constantColumns)),
    ...row,
  ]);
}

/** Marks every row of sample data, so that a file without its metadata is still recognizable. */
export function markSampleRows(rows: readonly Row[], sample: boolean): Row[] {
  if (!sample) return [...rows];
  return rows.map((row, at) => [...row, at === 0 ? 'records' : SAMPLE_RECORDS_CELL]);
}
