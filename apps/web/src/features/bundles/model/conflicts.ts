import { type RowEdit, revertRow, type SchemeDraft } from './draft.ts';
import { isSameCell, type LoadedSchemeTables, type SchemeCell } from './scheme-tables.ts';

/** Two editors changed the same cell, or one changed a row that the other renamed or deleted. */
export type EditConflict =
  | {
      readonly kind: 'changed';
      readonly edit: RowEdit;
      readonly cell: string;
      readonly was: SchemeCell;
      readonly yours: SchemeCell;
      readonly theirs: SchemeCell;
    }
  | { readonly kind: 'gone'; readonly edit: RowEdit };

/**
 * Rebases unsaved edits onto the loaded tables. Changes of others in other cells of a row are accepted, identical
 * changes are dropped; the rest are conflicts, and remain unsaved until the editor resolves them.
 */
export function rebaseSchemeDraft(
  draft: SchemeDraft,
  tables: LoadedSchemeTables,
): { readonly draft: SchemeDraft; readonly conflicts: readonly EditConflict[] } {
  const conflicts: EditConflict[] = [];
  const met = draft.flatMap((edit): RowEdit[] => {
    const row = tables[edit.table].find(({ key }) => key === edit.key);
    if (row === undefined) {
      conflicts.push({ kind: 'gone', edit });
      return [edit];
    }
    const base: Record<string, SchemeCell> = { ...row.cells };
    const changed: Record<string, SchemeCell> = {};
    for (const [cell, yours] of Object.entries(edit.changed)) {
      const was = edit.base[cell] ?? null;
      const theirs = row.cells[cell] ?? null;
      if (isSameCell(yours, theirs)) continue;
      changed[cell] = yours;
      if (isSameCell(was, theirs)) continue;
      base[cell] = was;
      conflicts.push({ kind: 'changed', edit, cell, was, yours, theirs });
    }
    if (Object.keys(changed).length === 0) return [];
    return [{ ...edit, base, changed }];
  });
  return { draft: sameDraft(draft, met) ? draft : met, conflicts };
}

/** Resolves a conflict in favor of the draft: a save then overwrites the other editor's change. */
export function resolveWithMyEdit(draft: SchemeDraft, conflict: EditConflict): SchemeDraft {
  if (conflict.kind === 'gone') return draft;
  const { edit, cell, theirs } = conflict;
  return draft.map((one) =>
    one.table === edit.table && one.key === edit.key
      ? { ...one, base: { ...one.base, [cell]: theirs } }
      : one,
  );
}

export function resolveWithSavedValue(draft: SchemeDraft, conflict: EditConflict): SchemeDraft {
  return revertRow(draft, conflict.edit, conflict.kind === 'gone' ? undefined : conflict.cell);
}

function sameDraft(one: SchemeDraft, other: SchemeDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
