import {
  isSameCell,
  normalizeCell,
  SCHEME_TABLES,
  type SchemeCell,
  type SchemeTableName,
} from './scheme-tables.ts';

/** An unsaved edit of a row. */
export interface RowEdit {
  readonly table: SchemeTableName;
  readonly key: string;
  /** The row before the edit: what a save expects to find. */
  readonly base: Readonly<Record<string, SchemeCell>>;
  /** Only the changed cells. */
  readonly changed: Readonly<Record<string, SchemeCell>>;
}

/** All unsaved edits, in the order of their first change. */
export type SchemeDraft = readonly RowEdit[];

export const EMPTY_SCHEME_DRAFT: SchemeDraft = [];

export function findRowEdit(
  draft: SchemeDraft,
  table: SchemeTableName,
  key: string,
): RowEdit | undefined {
  return draft.find((edit) => edit.table === table && edit.key === key);
}

/**
 * Edits a cell; restoring the original value removes the edit.
 * @param at the row as loaded from the server
 */
export function editCell(
  draft: SchemeDraft,
  at: { table: SchemeTableName; key: string; base: RowEdit['base'] },
  cell: string,
  typed: SchemeCell,
): SchemeDraft {
  const before = findRowEdit(draft, at.table, at.key);
  const base = before?.base ?? at.base;
  const value = normalizeCell(typed);
  const { [cell]: _, ...rest } = before?.changed ?? {};
  const changed = isSameCell(value, base[cell] ?? null) ? rest : { ...rest, [cell]: value };
  return put(draft, { table: at.table, key: at.key, base, changed });
}

/** Reverts one cell of a row, or all of them. */
export function revertRow(
  draft: SchemeDraft,
  at: Pick<RowEdit, 'table' | 'key'>,
  cell?: string,
): SchemeDraft {
  const before = findRowEdit(draft, at.table, at.key);
  if (before === undefined) return draft;
  const { [cell ?? '']: _, ...rest } = before.changed;
  return put(draft, { ...before, changed: cell === undefined ? {} : rest });
}

/** Returns the server's row with the edits applied. */
export function mergeEditedCells(edit: RowEdit): Readonly<Record<string, SchemeCell>> {
  return { ...edit.base, ...edit.changed };
}

/** Counts the edited rows of each table. */
export function countEdits(draft: SchemeDraft): Readonly<Record<SchemeTableName, number>> {
  const counts = { big: 0, small: 0, nicknames: 0, crime_descriptions: 0 };
  for (const { table } of draft) counts[table]++;
  return counts;
}

/** Parses a draft from session storage; an invalid one becomes empty. */
export function parseSchemeDraft(stored: string | null): SchemeDraft {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(read) && read.every(isEdit) ? read : EMPTY_SCHEME_DRAFT;
  } catch {
    return EMPTY_SCHEME_DRAFT;
  }
}

function put(draft: SchemeDraft, edit: RowEdit): SchemeDraft {
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
    SCHEME_TABLES.includes(table as SchemeTableName) &&
    typeof key === 'string' &&
    typeof base === 'object' &&
    typeof changed === 'object'
  );
}
