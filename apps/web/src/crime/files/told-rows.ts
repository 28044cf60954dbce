import type { CsvCell } from '@townlight/domain/csv';

/** What a file says in every row where the figures are invented. */
export const SAMPLE_RECORDS = 'invented sample records';

type Row = readonly CsvCell[];

/** Rows, the first of which names the columns, with columns before them that hold the same in every row. */
export function rowsOf(told: Readonly<Record<string, string>>, rows: readonly Row[]): Row[] {
  return rows.map((row, at) => [...(at === 0 ? Object.keys(told) : Object.values(told)), ...row]);
}

/** A file that has left its metadata behind still says that its records are invented. */
export function markSample(rows: readonly Row[], sample: boolean): Row[] {
  if (!sample) return [...rows];
  return rows.map((row, at) => [...row, at === 0 ? 'records' : SAMPLE_RECORDS]);
}
