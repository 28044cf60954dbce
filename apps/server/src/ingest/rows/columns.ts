import { Failure } from '../../platform/failure.ts';
import { describeKnownTable } from './known-tables.ts';

/** Columns by normalized name: `DATE OCC`, `date_occ` and `Date-Occ` are equal. */
export interface ColumnIndexes {
  readonly names: readonly string[];
  /** Returns the index of the first name that exists, -1 for none. The first of equally named columns counts. */
  find(...names: readonly string[]): number;
}

/** Indexes a header by normalized names. */
export function indexColumns(header: readonly string[]): ColumnIndexes {
  const at = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    const key = columnKey(name);
    if (!at.has(key)) at.set(key, index);
  }
  return {
    names: header.map((name) => name.trim()),
    find: (...names) =>
      names.map((name) => at.get(columnKey(name))).find((found) => found !== undefined) ?? -1,
  };
}

/** @param wanted e.g. `"LAT", "LON"`, or `for the area` */
export function missingColumnFailure(
  { names, find }: ColumnIndexes,
  origin: string,
  wanted: string,
  advice: string,
  loading?: string,
): Failure {
  const found = names.map((name) => `"${name}"`).join(', ');
  const known = describeKnownTable((name) => find(name) >= 0, names, loading);
  return new Failure(
    `${origin}, line 1: no column ${wanted}; the columns are ${found}. ${known || advice}`,
  );
}

/**
 * Returns the index of the first name that exists.
 * @throws Failure that lists the file's columns
 */
export function requireColumn(
  columns: ColumnIndexes,
  origin: string,
  what: string,
  names: readonly string[],
  advice: string,
  loading?: string,
): number {
  const at = columns.find(...names);
  if (at >= 0) return at;
  throw missingColumnFailure(
    columns,
    origin,
    names.length === 1 ? `"${names[0]}"` : `for ${what}`,
    advice,
    loading,
  );
}

function columnKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
