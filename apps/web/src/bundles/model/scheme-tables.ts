/** What a cell holds: `null` is an emptied one. // spec 5 */
export type Cell = string | null | readonly string[];

/** A row as the server last told it. */
export interface LoadedRow {
  /** Finds the row again after a reload; a rename makes another row of it. */
  readonly key: string;
  /** Editable cells, by the names of the wire. */
  readonly cells: Readonly<Record<string, Cell>>;
}

export const TABLES = ['big', 'small', 'nicknames', 'crime_descriptions'] as const;
export type TableName = (typeof TABLES)[number];

export type LoadedTables = Readonly<Record<TableName, readonly LoadedRow[]>>;

/** The cells that staff type in; what follows from others is read-only. // spec 3 */
export const EDITABLE_CELLS = {
  big: ['name'],
  small: ['name', 'big_bundles'],
  nicknames: ['name', 'small_bundle_name'],
  crime_descriptions: ['name', 'nickname'],
} as const satisfies Record<TableName, readonly string[]>;

/** What was typed, as it is sent: trimmed, and nothing left is `null`. // spec 5 */
export function readTyped(typed: Cell): Cell {
  if (typed === null) return null;
  if (typeof typed === 'string') return typed.trim() || null;
  return [...new Set(typed.map((one) => one.trim()).filter((one) => one !== ''))];
}

/** Lists hold the same in any order: a small bundle stands in its big ones without an order. */
export function sameCell(one: Cell, other: Cell): boolean {
  if (typeof one !== 'object' || one === null) return one === other;
  if (typeof other !== 'object' || other === null) return false;
  return one.length === other.length && one.every((name) => other.includes(name));
}
