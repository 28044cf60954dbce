import type { EditConflict } from './conflicts.ts';
import { findRowEdit, mergeEditedCells, type RowEdit, type SchemeDraft } from './draft.ts';
import { type DraftNames, resolveDraftNames } from './draft-names.ts';
import { type SchemeReplies, toLoadedTables } from './loaded-scheme-tables.ts';
import type {
  LoadedSchemeRow,
  LoadedSchemeTables,
  SchemeCell,
  SchemeTableName,
} from './scheme-tables.ts';

/** A row as displayed. */
export interface DisplayedRow {
  readonly id: string;
  readonly loaded: LoadedSchemeRow;
  /** Editable cells including unsaved edits; names of other rows are their loaded names. */
  readonly cells: Readonly<Record<string, SchemeCell>>;
  readonly edit: RowEdit | undefined;
  readonly conflict: EditConflict | undefined;
  /** The server's message where this row was rejected. */
  readonly refusal: string | undefined;
  /** Values derived from other tables, and counts: read-only. */
  readonly derived: Readonly<Record<string, string | number | null>>;
}

/** The displayed tables: loaded rows with the unsaved edits applied. */
export interface DisplayedScheme {
  readonly tables: LoadedSchemeTables;
  readonly names: DraftNames;
  readonly rows: Readonly<Record<SchemeTableName, readonly DisplayedRow[]>>;
}

/** A refused edit of a row, with the message of the server. */
export interface RowRefusal {
  readonly table: SchemeTableName;
  readonly key: string;
  readonly message: string;
}

/** Applies the unsaved edits to the loaded tables. */
export function buildDisplayedScheme(
  replies: SchemeReplies,
  draft: SchemeDraft,
  conflicts: readonly EditConflict[] = [],
  refusal: RowRefusal | null = null,
): DisplayedScheme {
  const tables = toLoadedTables(replies);
  const names = resolveDraftNames(tables, draft);
  const show = <Reply>(
    table: SchemeTableName,
    replied: readonly Reply[],
    derive: (cells: DisplayedRow['cells'], reply: Reply) => DisplayedRow['derived'],
  ): DisplayedRow[] =>
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

export function cellAsName(cell: SchemeCell | undefined): string | null {
  return typeof cell === 'string' ? cell : null;
}
