import type { EditConflict } from './conflicts.ts';
import { type Draft, findRowEdit, mergeEditedCells, type RowEdit } from './draft.ts';
import { type DraftNames, resolveDraftNames } from './draft-names.ts';
import { type SchemeReplies, toLoadedTables } from './loaded-tables.ts';
import type { Cell, LoadedRow, LoadedTables, TableName } from './scheme-tables.ts';

/** A row as displayed. */
export interface ShownRow {
  readonly id: string;
  readonly loaded: LoadedRow;
  /** Editable cells including unsaved edits; names of other rows are their loaded names. */
  readonly cells: Readonly<Record<string, Cell>>;
  readonly edit: RowEdit | undefined;
  readonly conflict: EditConflict | undefined;
  /** The server's message where this row was rejected. */
  readonly refusal: string | undefined;
  /** Values derived from other tables, and counts: read-only. */
  readonly derived: Readonly<Record<string, string | number | null>>;
}

/** The displayed tables: loaded rows with the unsaved edits applied. */
export interface ShownScheme {
  readonly tables: LoadedTables;
  readonly names: DraftNames;
  readonly rows: Readonly<Record<TableName, readonly ShownRow[]>>;
}

export interface RowRefusal {
  readonly table: TableName;
  readonly key: string;
  readonly message: string;
}

export function buildShownScheme(
  replies: SchemeReplies,
  draft: Draft,
  conflicts: readonly EditConflict[] = [],
  refusal: RowRefusal | null = null,
): ShownScheme {
  const tables = toLoadedTables(replies);
  const names = resolveDraftNames(tables, draft);
  const show = <Reply>(
    table: TableName,
    replied: readonly Reply[],
    derive: (cells: ShownRow['cells'], reply: Reply) => ShownRow['derived'],
  ): ShownRow[] =>
    tables[table].map((loaded, index) => {
      const edit = findRowEdit(draft, table, loaded.key);
      const cells = edit === undefined ? loaded.cells : mergeEditedCells(edit);
      return {
        id: loaded.key,
        loaded,
        cells,
        edit,
        conflict: conflicts.find((one) => one.edit.table === table && one.edit.key === loaded.key),
        refusal:
          refusal?.table === table && refusal.key === loaded.key ? refusal.message : undefined,
        derived: derive(cells, replied[index] as Reply),
      };
    });
  const small = (name: string | null) => (name === null ? null : names.nameOf('small', name));
  const bigs = (name: string | null) =>
    names
      .bigsOf(name)
      .map((big) => names.nameOf('big', big))
      .join(', ') || null;
  return {
    tables,
    names,
    rows: {
      big: show('big', replies.big, (_, { small_bundles }) => ({ small_bundles })),
      small: show('small', replies.small, (_, { nicknames }) => ({ nicknames })),
      nicknames: show('nicknames', replies.nicknames, (cells, { descriptions, records }) => ({
        big_bundle_name: bigs(cellAsName(cells.small_bundle_name)),
        descriptions,
        records,
      })),
      crime_descriptions: show(
        'crime_descriptions',
        replies.crime_descriptions,
        (cells, { agency, code, records }) => {
          const chosen = names.smallOf(cellAsName(cells.nickname));
          return {
            small_bundle_name: small(chosen),
            big_bundle_name: bigs(chosen),
            agency,
            code,
            records,
          };
        },
      ),
    },
  };
}

export function cellAsName(cell: Cell | undefined): string | null {
  return typeof cell === 'string' ? cell : null;
}
