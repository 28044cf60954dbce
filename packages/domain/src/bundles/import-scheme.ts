import { applyCategoryChange } from './apply-category-change.ts';
import type { CategoryDraft, OfficialDescription } from './category-draft.ts';
import type { CategoryScheme } from './category-scheme.ts';
import { CategoryRefusal } from './refusal.ts';
import { quoteName, toNameKey } from './validate-name.ts';

/** A complete scheme from a file. */
export interface ImportedScheme extends CategoryScheme {
  readonly descriptions: readonly OfficialDescription[];
}

/**
 * Makes the draft equal to a file: rows missing from it are deleted, except descriptions, which come from records.
 * After a refusal the draft is unusable.
 * @throws CategoryRefusal for a name that is invalid, duplicated or without a parent, for an unknown description, and
 * for the deletion of a nickname that other descriptions use
 */
export function importScheme(draft: CategoryDraft, given: ImportedScheme): void {
  const { big, small, nicknames } = draft;
  refuseDuplicates('big bundle', given.bigBundles);
  refuseDuplicates(
    'small bundle',
    given.smallBundles.map(({ name }) => name),
  );
  refuseDuplicates(
    'nickname',
    given.nicknames.map(({ name }) => name),
  );
  refuseDuplicates(
    'crime description',
    given.descriptions.map(({ agency, code }) => `${agency} ${code}`),
  );

  // Rows are deleted last, when nothing in the file references them.
  const removed = {
    big: findUnnamed(big.all(), given.bigBundles),
    small: findUnnamed(small.all(), names(given.smallBundles)),
    nicknames: findUnnamed(nicknames.all(), names(given.nicknames)),
  };
  for (const name of given.bigBundles)
    applyCategoryChange(
      draft,
      big.find(name)
        ? { table: 'big', action: 'change', name, newName: name }
        : { table: 'big', action: 'add', name },
    );
  for (const { name, bigBundles } of given.smallBundles)
    applyCategoryChange(
      draft,
      small.find(name)
        ? { table: 'small', action: 'change', name, newName: name, bigBundles }
        : { table: 'small', action: 'add', name, bigBundles },
    );
  for (const { name, smallBundle } of given.nicknames)
    applyCategoryChange(
      draft,
      nicknames.find(name)
        ? { table: 'nicknames', action: 'change', name, newName: name, smallBundle }
        : { table: 'nicknames', action: 'add', name, smallBundle },
    );
  importDescriptions(draft, given.descriptions);
  for (const { name } of removed.nicknames)
    applyCategoryChange(draft, { table: 'nicknames', action: 'delete', name });
  for (const { name } of removed.small)
    applyCategoryChange(draft, { table: 'small', action: 'delete', name });
  for (const { name } of removed.big)
    applyCategoryChange(draft, { table: 'big', action: 'delete', name });
}

function importDescriptions(draft: CategoryDraft, given: readonly OfficialDescription[]): void {
  for (const { agency, code, name, nickname } of given) {
    const now = draft.descriptions.get(JSON.stringify([agency, code]));
    if (now !== undefined && now.name === name && (now.nickname?.name ?? null) === nickname)
      continue;
    applyCategoryChange(draft, {
      table: 'crime_descriptions',
      action: 'change',
      name: now?.name ?? name,
      newName: name,
      nickname,
      agency,
      code,
    });
  }
}

function names(rows: readonly { readonly name: string }[]): string[] {
  return rows.map(({ name }) => name);
}

function findUnnamed<Row extends { name: string }>(
  rows: Iterable<Row>,
  given: readonly string[],
): Row[] {
  const keys = new Set(given.map(toNameKey));
  return [...rows].filter(({ name }) => !keys.has(toNameKey(name)));
}

function refuseDuplicates(what: string, given: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of given) {
    const key = toNameKey(name);
    if (seen.has(key))
      throw new CategoryRefusal(
        'duplicate',
        `The ${what} ${quoteName(name)} is in the file twice; remove one.`,
      );
    seen.add(key);
  }
}
