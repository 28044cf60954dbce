import type { SchemeDraft } from './draft.ts';
import type { LoadedSchemeTables, SchemeTableName } from './scheme-tables.ts';

export type NameTable = Exclude<SchemeTableName, 'crime_descriptions'>;

/** Names and references with the unsaved edits applied. Rows are identified by their loaded names. */
export interface DraftNames {
  /** The selectable names, in alphabetical order. */
  readonly choices: Readonly<Record<NameTable, readonly string[]>>;
  /** Returns the edited name of a row; an unknown name is returned unchanged. */
  readonly nameOf: (table: NameTable, loaded: string) => string;
  readonly smallOf: (nickname: string | null) => string | null;
  readonly bigsOf: (small: string | null) => readonly string[];
}

const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Applies the unsaved renames to all names and references. */
export function resolveDraftNames(tables: LoadedSchemeTables, draft: SchemeDraft): DraftNames {
  const changed = (table: SchemeTableName) =>
    new Map(draft.filter((edit) => edit.table === table).map((edit) => [edit.key, edit.changed]));
  const edits = {
    big: changed('big'),
    small: changed('small'),
    nicknames: changed('nicknames'),
  };
  const nameOf = (table: NameTable, loaded: string) => {
    const name = edits[table].get(loaded)?.name;
    return typeof name === 'string' ? name : loaded;
  };
  const choices = (table: NameTable) =>
    tables[table]
      .map(({ key }) => key)
      .sort((one, other) => order.compare(nameOf(table, one), nameOf(table, other)));
  const smalls = new Map(
    tables.nicknames.map(({ key, cells }) => [
      key,
      (edits.nicknames.get(key)?.small_bundle_name === undefined
        ? cells.small_bundle_name
        : edits.nicknames.get(key)?.small_bundle_name) as string | null,
    ]),
  );
  const bigs = new Map(
    tables.small.map(({ key, cells }) => [
      key,
      (edits.small.get(key)?.big_bundles ?? cells.big_bundles) as readonly string[],
    ]),
  );
  return {
    choices: { big: choices('big'), small: choices('small'), nicknames: choices('nicknames') },
    nameOf,
    smallOf: (nickname) => (nickname === null ? null : (smalls.get(nickname) ?? null)),
    bigsOf: (small) => (small === null ? [] : (bigs.get(small) ?? [])),
  };
}
