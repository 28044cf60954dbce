import {
  type CategoryDraft,
  compareAlphabetically,
  type NicknameDraft,
  type SmallBundleDraft,
  toDescriptionKey,
} from './category-draft.ts';
import type { NamedRows } from './named-rows.ts';
import { CategoryRefusal } from './refusal.ts';
import type { RowChange } from './row-change.ts';
import { quoteName } from './validate-name.ts';

/**
 * Returns the rows of a save with the present names of their parents.
 * @param later the rows of each save since, oldest first
 */
export function withCurrentParentNames(
  rows: readonly RowChange[],
  later: readonly (readonly RowChange[])[],
): RowChange[] {
  // Rows that the save renamed regain their old names with it.
  const savedRenames = renamesIn(rows);
  return later.reduce<RowChange[]>(
    (updated, save) => {
      const renames = renamesIn(save);
      const today = (table: NamedChange['table'], name: string) =>
        renames.get(renameKey(table, name)) ?? name;
      const before = (table: NamedChange['table'], name: string) =>
        savedRenames.has(renameKey(table, name)) ? name : today(table, name);
      return updated.map((row) => ({
        ...row,
        before: withParents(row, row.before, before),
        after: withParents(row, row.after, today),
      })) as RowChange[];
    },
    [...rows],
  );
}

/**
 * Restores the rows of a save to their previous state. After a refusal the draft is unusable.
 * @throws CategoryRefusal that lists the conflicts: rows changed since, names in use, deleted parents, added rows in
 * use
 */
export function undoSavedRows(draft: CategoryDraft, rows: readonly RowChange[]): void {
  const { big, small, nicknames, descriptions } = draft;
  const obstacles: string[] = [];
  const named = rows.filter((row) => row.table !== 'crime_descriptions');
  const undone = named.map((row) => ({ row, entry: entryOf(draft, row, obstacles) }));
  for (const row of rows)
    if (row.table === 'crime_descriptions') {
      const entry = descriptions.get(toDescriptionKey(row.agency, row.code));
      if (entry?.name !== row.after.name || (entry.nickname?.name ?? null) !== row.after.nickname)
        obstacles.push(
          `${quoteName(row.after.name)} (${row.agency} ${row.code}) was changed since`,
        );
    }
  refuse(obstacles);

  // Names are restored first: two rows may have swapped them, and parents are found by name.
  for (const { row, entry } of undone) {
    if (entry === undefined) continue;
    const there = rowsIn(draft, row.table);
    if (row.before === null) there.remove(entry);
    else there.detach(entry);
  }
  for (const { row, entry } of undone) {
    if (row.before === null) continue;
    const there = rowsIn(draft, row.table);
    if (there.find(row.before.name) !== undefined) {
      obstacles.push(`another row is now called ${quoteName(row.before.name)}`);
      continue;
    }
    if (entry === undefined) addAgain(draft, row);
    else {
      const name = entry.name;
      entry.name = row.before.name;
      there.add(entry);
      if (name !== entry.name) there.addFormerName(name, entry);
    }
  }
  refuse(obstacles);

  for (const { row } of undone) {
    if (row.before === null) continue;
    if (row.table === 'small') {
      const entry = small.find(row.before.name) as SmallBundleDraft;
      entry.bigBundles = new Set(
        row.before.bigBundles.flatMap((name) => findParent(big, name, entry.name, obstacles)),
      );
    }
    if (row.table === 'nicknames') {
      const entry = nicknames.find(row.before.name) as NicknameDraft;
      const parent = row.before.smallBundle;
      entry.smallBundle =
        parent === null ? null : (findParent(small, parent, entry.name, obstacles)[0] ?? null);
    }
  }
  for (const row of rows) {
    if (row.table !== 'crime_descriptions') continue;
    const entry = descriptions.get(toDescriptionKey(row.agency, row.code));
    if (entry === undefined) continue;
    const parent = row.before.nickname;
    entry.name = row.before.name;
    entry.nickname =
      parent === null ? null : (findParent(nicknames, parent, entry.name, obstacles)[0] ?? null);
  }
  obstacles.push(...usersOfRemoved(draft));
  refuse(obstacles);
}

type NamedChange = Exclude<RowChange, { table: 'crime_descriptions' }>;
type AnyNamed = { name: string };

function rowsIn(draft: CategoryDraft, table: NamedChange['table']): NamedRows<AnyNamed> {
  return draft[table] as unknown as NamedRows<AnyNamed>;
}

/** Finds the row as the save left it; undefined where the save deleted it. */
function entryOf(
  draft: CategoryDraft,
  row: NamedChange,
  obstacles: string[],
): AnyNamed | undefined {
  if (row.after === null) return undefined;
  const entry = rowsIn(draft, row.table).find(row.after.name);
  if (entry === undefined)
    obstacles.push(`${quoteName(row.after.name)} was renamed or deleted since`);
  else if (!matchesRow(entry, row))
    obstacles.push(`${quoteName(row.after.name)} was changed since`);
  return entry;
}

function matchesRow(entry: AnyNamed, { table, after }: NamedChange): boolean {
  if (after === null || entry.name !== after.name) return false;
  switch (table) {
    case 'big':
      return true;
    case 'small': {
      const names = [...(entry as SmallBundleDraft).bigBundles].map(({ name }) => name);
      return JSON.stringify(names.sort(compareAlphabetically)) === JSON.stringify(after.bigBundles);
    }
    case 'nicknames':
      return ((entry as NicknameDraft).smallBundle?.name ?? null) === after.smallBundle;
  }
}

function addAgain({ big, small, nicknames }: CategoryDraft, row: NamedChange): void {
  if (row.before === null) return;
  const { name } = row.before;
  if (row.table === 'big') big.add({ name });
  else if (row.table === 'small') small.add({ name, bigBundles: new Set() });
  else nicknames.add({ name, smallBundle: null });
}

function findParent<Row extends AnyNamed>(
  rows: NamedRows<Row>,
  name: string,
  child: string,
  obstacles: string[],
): Row[] {
  const row = rows.find(name);
  if (row === undefined)
    obstacles.push(`${quoteName(name)}, which held ${quoteName(child)}, no longer exists`);
  return row === undefined ? [] : [row];
}

/** Returns rows that still reference a removed one. */
function usersOfRemoved({ big, small, nicknames, descriptions }: CategoryDraft): string[] {
  const users: string[] = [];
  for (const { name, bigBundles } of small.all())
    for (const parent of bigBundles)
      if (!big.has(parent)) users.push(`${quoteName(name)} is in ${quoteName(parent.name)}`);
  for (const { name, smallBundle } of nicknames.all())
    if (smallBundle !== null && !small.has(smallBundle))
      users.push(`${quoteName(name)} is in ${quoteName(smallBundle.name)}`);
  for (const { name, nickname } of descriptions.values())
    if (nickname !== null && !nicknames.has(nickname))
      users.push(`${quoteName(name)} has the nickname ${quoteName(nickname.name)}`);
  return users;
}

function refuse(obstacles: readonly string[]): void {
  if (obstacles.length === 0) return;
  throw new CategoryRefusal(
    'in-the-way',
    `This cannot be undone yet: ${formatObstacles(obstacles)}. Change that first; nothing was saved.`,
    { usedBy: obstacles },
  );
}

function formatObstacles(obstacles: readonly string[], maxListed = 3): string {
  const first = obstacles.slice(0, maxListed).join('; ');
  return obstacles.length > maxListed
    ? `${first}; and ${obstacles.length - maxListed} more`
    : first;
}

function renameKey(table: NamedChange['table'], name: string): string {
  return `${table} ${name}`;
}

function renamesIn(rows: readonly RowChange[]): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  for (const { table, before, after } of rows)
    if (table !== 'crime_descriptions' && before && after && before.name !== after.name)
      renames.set(renameKey(table, before.name), after.name);
  return renames;
}

function withParents(
  { table }: RowChange,
  row: RowChange['before'],
  name: (table: NamedChange['table'], name: string) => string,
): RowChange['before'] {
  if (row === null) return null;
  if ('bigBundles' in row) {
    const bigBundles = row.bigBundles
      .map((parent) => name('big', parent))
      .sort(compareAlphabetically);
    return { ...row, bigBundles };
  }
  if ('smallBundle' in row)
    return { ...row, smallBundle: row.smallBundle && name('small', row.smallBundle) };
  if (table === 'crime_descriptions' && 'nickname' in row)
    return { ...row, nickname: row.nickname && name('nicknames', row.nickname) };
  return row;
}
