import { type Cell, isSameCell, normalizeCell, TABLES, type TableName } from './scheme-tables.ts';

/** An unsaved edit of a row. */
export interface RowEdit {
  readonly table: TableName;
  readonly key: string;
  /** The row before the edit: what a save expects to find. */
  readonly base: Readonly<Record<string, Cell>>;
  /** Only the changed cells. */
  readonly changed: Readonly<Record<string, Cell>>;
}

/** All unsaved edits, in the order of their first change. */
export type Draft = readonly RowEdit[];

export const EMPTY_DRAFT: Draft = [];

export function findRowEdit(draft: Draft, table: TableName, key: string): RowEdit | undefined {
  return draft.find((edit) => edit.table === table && edit.key === key);
}

/**
 * Edits a cell; restoring the original value removes the edit.
 * @param at the row as loaded from the server
 */
export function changeCell(
  draft: Draft,
  at: { table: TableName; key: string; base: RowEdit['base'] },
  cell: string,
  typed: Cell,
): Draft {
  const before = findRowEdit(draft, at.table, at.key);
  const base = before?.base ?? at.base;
  const value = normalizeCell(typed);
  const { [cell]: _, ...rest } = before?.changed ?? {};
  const changed = isSameCell(value, base[cell] ?? null) ? rest : { ...rest, [cell]: value };
  return put(draft, { table: at.table, key: at.key, base, changed });
}

/** Reverts one cell of a row, or all of them. */
export function revertRow(draft: Draft, at: Pick<RowEdit, 'table' | 'key'>, cell?: string): Draft {
  const before = findRowEdit(draft, at.table, at.key);
  if (before === undefined) return draft;
  const { [cell ?? '']: _, ...rest } = before.changed;
  return put(draft, { ...before, changed: cell === undefined ? {} : rest });
}

/** Returns the server's row with the edits applied. */
export function mergeEditedCells(edit: RowEdit): Readonly<Record<string, Cell>> {
  return { ...edit.base, ...edit.changed };
}

/** Counts the edited rows of each table. */
export function countEdits(draft: Draft): Readonly<Record<TableName, number>> {
  const counts = { big: 0, small: 0, nicknames: 0, crime_descriptions: 0 };
  for (const { table } of draft) counts[table]++;
  return counts;
}

/** Parses a draft from session storage; an invalid one becomes empty. */
export function parseDraft(stored: string | null): Draft {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(read) && read.every(isEdit) ? read : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

function put(draft: Draft, edit: RowEdit): Draft {
  const isThere = findRowEdit(draft, edit.table, edit.key) !== undefined;
  const isNothing = Object.keys(edit.changed).length === 0;
  const same = (one: RowEdit) => one.table === edit.table && one.key === edit.key;
  if (isNothing) return draft.filter((one) => !same(one));
  return isThere ? draft.map((one) => (same(one) ? edit : one)) : [...draft, edit];
}

function isEdit(edit: unknown): edit is RowEdit {
  if (typeof edit !== 'object' || edit === null) return false;
  const { table, key, base, changed } = edit as Partial<RowEdit>;
  return (
    TABLES.includes(table as TableName) &&
    typeof key === 'string' &&
    typeof base === 'object' &&
    typeof changed === 'object'
  );
}
