import type { SampledRecords } from './read-records.ts';

/** The values of one column in a sample. */
export interface ColumnValues {
  readonly name: string;
  /** The name in small letters and digits only. */
  readonly key: string;
  /** One for each row. */
  readonly texts: readonly string[];
  /** Those that are not empty. */
  readonly filled: readonly string[];
  /** How many different ones. */
  readonly kinds: number;
}

/** The share of values that have to fit a field. */
export const MIN_FITTING_SHARE = 0.9;
/** Codes and descriptions are repeated; the values of other columns, such as addresses, are not. */
const MAX_KINDS = 0.3;
const MAX_SMALL_KINDS = 50;

/** Returns the values of each column of a sample. */
export function listColumnValues({ header, rows }: SampledRecords): ColumnValues[] {
  return header.map((name, at) => {
    const texts = rows.map((row) => (row[at] ?? '').trim());
    const filled = texts.filter((text) => text !== '');
    const key = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    return { name, key, texts, filled, kinds: new Set(filled).size };
  });
}

/** Whether nearly all values pass a test; false where there are none. */
export function doValuesFit(values: readonly string[], test: (text: string) => boolean): boolean {
  return values.length > 0 && values.filter(test).length >= values.length * MIN_FITTING_SHARE;
}

/** Returns whether nearly all values are numbers whose magnitude is at most `most`. */
export function areNumericValues(values: readonly string[], most: number): boolean {
  return doValuesFit(
    values,
    (text) => Number.isFinite(Number(text)) && Math.abs(Number(text)) <= most,
  );
}

/** Returns whether nearly all values contain letters. */
export function isTextColumn({ filled }: ColumnValues): boolean {
  return doValuesFit(filled, (text) => /\p{L}{2}/u.test(text));
}

/** Whether nearly every row has a value, and values are repeated as those of a list are. */
export function isCategoryColumn({ texts, filled, kinds }: ColumnValues): boolean {
  if (filled.length < texts.length * MIN_FITTING_SHARE) return false;
  return kinds > 0 && (kinds <= MAX_SMALL_KINDS || kinds <= filled.length * MAX_KINDS);
}

/** Returns the share of rows that have the value which is usual with their key. */
export function computeDeterminedShare(keys: readonly string[], values: readonly string[]): number {
  const counts = new Map<string, Map<string, number>>();
  for (const [at, key] of keys.entries()) {
    countPair(counts, key, values[at] as string);
  }
  let usual = 0;
  for (const ofKey of counts.values()) usual += Math.max(...ofKey.values());
  return keys.length === 0 ? 0 : usual / keys.length;
}

/** Adds one to the count of a value with its key. */
export function countPair(
  counts: Map<string, Map<string, number>>,
  key: string,
  value: string,
): void {
  const ofKey = counts.get(key) ?? new Map<string, number>();
  counts.set(key, ofKey);
  ofKey.set(value, (ofKey.get(value) ?? 0) + 1);
}
