import type { CategoryChange } from './category-change.ts';
import { type CategoryTables, type NamedTableKey, toDescriptionKey } from './category-draft.ts';
import type { ImportedScheme } from './import-scheme.ts';
import type { RowChange } from './row-change.ts';
import { toNameKey } from './validate-name.ts';

/**
 * Returns the county's category updates that an installation lacks, as changes: only for rows that staff never
 * edited. Rows that staff renamed, moved, deleted or added stay unchanged, and moves to a row that they deleted or
 * renamed are omitted.
 * @param edited every row of their saves, undone or not
 * @param seed the county's present categories; names of descriptions are ignored
 */
export function proposeSeedChanges(
  now: CategoryTables,
  edited: readonly RowChange[],
  seed: ImportedScheme,
): CategoryChange[] {
  const touched = touchedBy(edited);
  const bigAdded = seed.bigBundles.filter(isMissing('big', now.bigBundles, touched));
  const bigs = namesIn([...now.bigBundles, ...bigAdded]);

  const smallNow = new Map(now.smallBundles.map((row) => [row.name, placeOf(row.bigBundles)]));
  const small = seed.smallBundles.filter(({ bigBundles }) => bigBundles.every(isIn(bigs)));
  const smallIsMissing = isMissing('small', smallNow.keys(), touched);
  const smallAdded = small.filter(({ name }) => smallIsMissing(name));
  const smallMoved = small.filter(
    ({ name, bigBundles }) =>
      smallNow.has(name) &&
      smallNow.get(name) !== placeOf(bigBundles) &&
      !touched.has(nameIn('small', name)),
  );
  const smalls = namesIn([...now.smallBundles, ...smallAdded].map(({ name }) => name));

  const nicknameNow = new Map(now.nicknames.map((row) => [row.name, row.smallBundle]));
  const plain = seed.nicknames.filter(
    ({ smallBundle }) => smallBundle === null || isIn(smalls)(smallBundle),
  );
  const nicknameIsMissing = isMissing('nicknames', nicknameNow.keys(), touched);
  const nicknamesAdded = plain.filter(({ name }) => nicknameIsMissing(name));
  const nicknamesMoved = plain.filter(
    ({ name, smallBundle }) =>
      nicknameNow.has(name) &&
      nicknameNow.get(name) !== smallBundle &&
      !touched.has(nameIn('nicknames', name)),
  );
  const nicknames = namesIn([...now.nicknames, ...nicknamesAdded].map(({ name }) => name));

  const wanted = new Map(seed.descriptions.map((row) => [keyOf(row), row.nickname]));
  const moved = now.descriptions.filter((row) => {
    const nickname = wanted.get(keyOf(row)) ?? null;
    return (
      nickname !== null &&
      nickname !== row.nickname &&
      !touched.has(keyOf(row)) &&
      isIn(nicknames)(nickname)
    );
  });

  return [
    ...bigAdded.map((name) => ({ table: 'big', action: 'add', name }) as const),
    ...smallAdded.map(({ name, bigBundles }) => {
      return { table: 'small', action: 'add', name, bigBundles } as const;
    }),
    ...smallMoved.map(({ name, bigBundles }) => {
      return { table: 'small', action: 'change', name, bigBundles } as const;
    }),
    ...nicknamesAdded.map(({ name, smallBundle }) => {
      return { table: 'nicknames', action: 'add', name, smallBundle } as const;
    }),
    ...nicknamesMoved.map(({ name, smallBundle }) => {
      return { table: 'nicknames', action: 'change', name, smallBundle } as const;
    }),
    ...moved.map(({ agency, code, name }) => {
      const nickname = wanted.get(toDescriptionKey(agency, code)) ?? null;
      return {
        table: 'crime_descriptions',
        action: 'change',
        name,
        nickname,
        agency,
        code,
      } as const;
    }),
  ];
}

const keyOf = (row: { readonly agency: string; readonly code: string }) =>
  toDescriptionKey(row.agency, row.code);
const nameIn = (table: NamedTableKey, name: string) => `${table} ${toNameKey(name)}`;
const isIn = (names: ReadonlySet<string>) => (name: string) => names.has(toNameKey(name));
const placeOf = (bigBundles: readonly string[]) => bigBundles.toSorted().join('\n');

function namesIn(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(toNameKey));
}

/** Returns the keys of edited rows, under the names before and after. */
function touchedBy(edited: readonly RowChange[]): ReadonlySet<string> {
  return new Set(
    edited.flatMap((row) =>
      row.table === 'crime_descriptions'
        ? keyOf(row)
        : [row.before, row.after].flatMap((state) => (state ? nameIn(row.table, state.name) : [])),
    ),
  );
}

/** Returns a predicate for names that an installation lacks and that staff never deleted. */
function isMissing(table: NamedTableKey, now: Iterable<string>, touched: ReadonlySet<string>) {
  const names = namesIn([...now]);
  return (name: string) => !isIn(names)(name) && !touched.has(nameIn(table, name));
}
