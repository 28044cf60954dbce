/** Content of a cell; `null` where it was emptied. // spec 5 */
export type SchemeCell = string | null | readonly string[];

/** A row as last loaded from the server. */
export interface LoadedSchemeRow {
  /** Identifies the row across reloads; a rename changes it. */
  readonly key: string;
  /** Editable cells, by their API names. */
  readonly cells: Readonly<Record<string, SchemeCell>>;
}

export const SCHEME_TABLES = ['big', 'small', 'nicknames', 'crime_descriptions'] as const;
export type SchemeTableName = (typeof SCHEME_TABLES)[number];

export type LoadedSchemeTables = Readonly<Record<SchemeTableName, readonly LoadedSchemeRow[]>>;

/** The editable cells; derived ones are read-only. // spec 3 */
export const EDITABLE_CELLS = {
  big: ['name'],
  small: ['name', 'big_bundles'],
  nicknames: ['name', 'small_bundle_name'],
  crime_descriptions: ['name', 'nickname'],
} as const satisfies Record<SchemeTableName, readonly string[]>;

/** Normalizes input as it is sent: trimmed, and empty text is `null`. // spec 5 */
export function normalizeCell(typed: SchemeCell): SchemeCell {
  if (typed === null) return null;
  if (typeof typed === 'string') return typed.trim() || null;
  return [...new Set(typed.map((one) => one.trim()).filter((one) => one !== ''))];
}

/** Compares cells; lists are equal in any order, because a small bundle's big bundles are unordered. */
export function isSameCell(one: SchemeCell, other: SchemeCell): boolean {
  if (typeof one !== 'object' || one === null) return one === other;
  if (typeof other !== 'object' || other === null) return false;
  return one.length === other.length && one.every((name) => other.includes(name));
}

/** // spec 9 */
export const TABLE_PAGE_SIZES: Readonly<
  Record<SchemeTableName, { readonly size: number; readonly options: readonly number[] }>
> = {
  big: { size: 10, options: [5, 10, 25] },
  small: { size: 10, options: [5, 10, 25, 50] },
  nicknames: { size: 25, options: [5, 10, 25, 50] },
  crime_descriptions: { size: 50, options: [5, 10, 25, 50, 100] },
};
