import { compareAlphabetically, toDescriptionKey } from './category-draft.ts';
import type { RowChange } from './row-change.ts';

interface Renamed {
  readonly before: string;
  readonly after: string;
}

interface NamedChanges {
  readonly added: readonly string[];
  readonly renamed: readonly Renamed[];
  readonly removed: readonly string[];
}

/** An item assigned to another parent; `null` is no parent. */
interface Moved {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The net effect of several saves for readers, under the final names; reverted changes are omitted. */
export interface NetCategoryChanges {
  /** Big bundles. */
  readonly categories: NamedChanges;
  /** Small bundles. */
  readonly types: NamedChanges;
  /**
   * Types that entered or left a category while both existed before. A new type is not listed with its initial
   * categories.
   */
  readonly joined: readonly { readonly type: string; readonly category: string }[];
  readonly left: readonly { readonly type: string; readonly category: string }[];
  /** Nicknames assigned to another type. */
  readonly nicknames: readonly Moved[];
  /** Official descriptions assigned to another nickname. */
  readonly descriptions: readonly (Moved & { readonly agency: string; readonly code: string })[];
}

type Table = 'big' | 'small' | 'nicknames';

/** A row over all saves, across renames. */
interface Row {
  first: State | null;
  last: State | null;
}
interface State {
  readonly name: string;
  readonly parents: readonly Row[];
}

/** Computes the net changes. @param saves the rows of each, oldest first */
export function computeNetChanges(saves: readonly (readonly RowChange[])[]): NetCategoryChanges {
  const rows: Readonly<Record<Table, Set<Row>>> = {
    big: new Set(),
    small: new Set(),
    nicknames: new Set(),
  };
  const byName: Readonly<Record<Table, Map<string, Row>>> = {
    big: new Map(),
    small: new Map(),
    nicknames: new Map(),
  };
  const descriptions = new Map<
    string,
    { agency: string; code: string; name: string; first: Row | null; last: Row | null }
  >();
  /** Finds the row of a name; a row that no save changed has equal first and last states. */
  const find = (table: Table, name: string): Row => {
    const known = byName[table].get(name);
    if (known !== undefined) return known;
    const state = { name, parents: [] };
    const created: Row = { first: state, last: state };
    byName[table].set(name, created);
    return created;
  };
  const nickname = (name: string | null) => (name === null ? null : find('nicknames', name));

  for (const save of saves) {
    const named = save.flatMap((change) => {
      if (change.table === 'crime_descriptions') return [];
      const { table, before } = change;
      const row: Row = before === null ? { first: null, last: null } : find(table, before.name);
      if (before !== null && !rows[table].has(row))
        row.first = { name: before.name, parents: parentsOf(change, 'before', find) };
      rows[table].add(row);
      return [{ change, row }];
    });
    const described = save.flatMap((change) => {
      if (change.table !== 'crime_descriptions') return [];
      const key = toDescriptionKey(change.agency, change.code);
      const known = descriptions.get(key);
      const first = known === undefined ? nickname(change.before.nickname) : known.first;
      return [{ key, change, first }];
    });
    // Two rows may swap names: all old names are removed before new ones are set.
    for (const { change } of named)
      if (change.before !== null) byName[change.table].delete(change.before.name);
    for (const { change, row } of named)
      if (change.after !== null) byName[change.table].set(change.after.name, row);
    for (const { change, row } of named)
      row.last =
        change.after === null
          ? null
          : { name: change.after.name, parents: parentsOf(change, 'after', find) };
    for (const { key, change, first } of described) {
      const { agency, code, after } = change;
      descriptions.set(key, {
        agency,
        code,
        name: after.name,
        first,
        last: nickname(after.nickname),
      });
    }
  }

  const stayed = [...rows.small].flatMap(({ first, last }) =>
    first && last ? [{ first, last }] : [],
  );
  const crossed = (from: 'first' | 'last', to: 'first' | 'last') =>
    stayed
      .flatMap(({ [from]: before, [to]: after, last }) =>
        after.parents
          .filter((parent) => !before.parents.includes(parent) && parent.first && parent.last)
          .map((parent) => ({ type: last.name, category: nameOf(parent) })),
      )
      .sort(
        (a, b) =>
          compareAlphabetically(a.type, b.type) || compareAlphabetically(a.category, b.category),
      );
  return {
    categories: namedChanges(rows.big),
    types: namedChanges(rows.small),
    joined: [...crossed('first', 'last'), ...ofNewCategories(stayed)],
    left: crossed('last', 'first'),
    nicknames: [...rows.nicknames]
      .flatMap(({ first, last }) => {
        if (first === null || last === null) return [];
        const [before, after] = [first.parents[0] ?? null, last.parents[0] ?? null];
        return before === after
          ? []
          : [{ name: last.name, before: before && nameOf(before), after: after && nameOf(after) }];
      })
      .sort((a, b) => compareAlphabetically(a.name, b.name)),
    descriptions: [...descriptions.values()]
      .filter(({ first, last }) => first !== last)
      .map(({ agency, code, name, first, last }) => ({
        agency,
        code,
        name,
        before: first && nameOf(first),
        after: last && nameOf(last),
      }))
      .sort(
        (a, b) => compareAlphabetically(a.name, b.name) || compareAlphabetically(a.code, b.code),
      ),
  };
}

/** Returns whether readers see any change. */
export function hasNetChanges(changes: NetCategoryChanges): boolean {
  const { categories, types, ...lists } = changes;
  return [...Object.values(categories), ...Object.values(types), ...Object.values(lists)].some(
    (list) => (list as readonly unknown[]).length > 0,
  );
}

/** Returns existing types assigned to a new category. */
function ofNewCategories(
  stayed: readonly { readonly last: State }[],
): NetCategoryChanges['joined'] {
  return stayed
    .flatMap(({ last }) =>
      last.parents
        .filter((parent) => parent.first === null)
        .map((parent) => ({ type: last.name, category: nameOf(parent) })),
    )
    .sort(
      (a, b) =>
        compareAlphabetically(a.type, b.type) || compareAlphabetically(a.category, b.category),
    );
}

function parentsOf(
  change: Exclude<RowChange, { table: 'crime_descriptions' }>,
  when: 'before' | 'after',
  find: (table: Table, name: string) => Row,
): Row[] {
  if (change.table === 'small')
    return (change[when]?.bigBundles ?? []).map((name) => find('big', name));
  if (change.table !== 'nicknames') return [];
  const parent = change[when]?.smallBundle ?? null;
  return parent === null ? [] : [find('small', parent)];
}

/** Returns the final name; for a deleted row the last one. */
function nameOf({ first, last }: Row): string {
  return (last ?? (first as State)).name;
}

function namedChanges(rows: Iterable<Row>): NamedChanges {
  const added: string[] = [];
  const renamed: Renamed[] = [];
  const removed: string[] = [];
  for (const { first, last } of rows)
    if (first === null) {
      if (last !== null) added.push(last.name);
    } else if (last === null) removed.push(first.name);
    else if (first.name !== last.name) renamed.push({ before: first.name, after: last.name });
  return {
    added: added.sort(compareAlphabetically),
    renamed: renamed.sort((a, b) => compareAlphabetically(a.after, b.after)),
    removed: removed.sort(compareAlphabetically),
  };
}
