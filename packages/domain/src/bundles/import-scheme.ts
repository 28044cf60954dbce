import { applyChange } from './apply-change.ts';
import type { CategoryDraft, Description } from './category-draft.ts';
import type { CategoryScheme } from './category-scheme.ts';
import { nameKey, shown } from './check-name.ts';
import { CategoryRefusal } from './refusal.ts';

/** A whole scheme as it comes from a file. */
export interface GivenScheme extends CategoryScheme {
  readonly descriptions: readonly Description[];
}

/**
 * Makes the draft what a file says: what it does not name is deleted, but for descriptions, which records bring. After a
 * refusal the draft is of no use.
 * @throws CategoryRefusal for a name that breaks a rule, stands there twice or has no parent, for a description that
 * there is not, and for a nickname that descriptions beside those of the file have
 */
export function importScheme(draft: CategoryDraft, given: GivenScheme): void {
  const { big, small, nicknames } = draft;
  refuseTwice('big bundle', given.bigBundles);
  refuseTwice(
    'small bundle',
    given.smallBundles.map(({ name }) => name),
  );
  refuseTwice(
    'nickname',
    given.nicknames.map(({ name }) => name),
  );
  refuseTwice(
    'crime description',
    given.descriptions.map(({ agency, code }) => `${agency} ${code}`),
  );

  // what goes is taken out last, when nothing of the file refers to it
  const goes = {
    big: notNamed(big.all(), given.bigBundles),
    small: notNamed(small.all(), names(given.smallBundles)),
    nicknames: notNamed(nicknames.all(), names(given.nicknames)),
  };
  for (const name of given.bigBundles)
    applyChange(
      draft,
      big.find(name)
        ? { table: 'big', action: 'change', name, newName: name }
        : { table: 'big', action: 'add', name },
    );
  for (const { name, bigBundles } of given.smallBundles)
    applyChange(
      draft,
      small.find(name)
        ? { table: 'small', action: 'change', name, newName: name, bigBundles }
        : { table: 'small', action: 'add', name, bigBundles },
    );
  for (const { name, smallBundle } of given.nicknames)
    applyChange(
      draft,
      nicknames.find(name)
        ? { table: 'nicknames', action: 'change', name, newName: name, smallBundle }
        : { table: 'nicknames', action: 'add', name, smallBundle },
    );
  importDescriptions(draft, given.descriptions);
  for (const { name } of goes.nicknames)
    applyChange(draft, { table: 'nicknames', action: 'delete', name });
  for (const { name } of goes.small) applyChange(draft, { table: 'small', action: 'delete', name });
  for (const { name } of goes.big) applyChange(draft, { table: 'big', action: 'delete', name });
}

function importDescriptions(draft: CategoryDraft, given: readonly Description[]): void {
  for (const { agency, code, name, nickname } of given) {
    const now = draft.descriptions.get(JSON.stringify([agency, code]));
    if (now !== undefined && now.name === name && (now.nickname?.name ?? null) === nickname)
      continue;
    applyChange(draft, {
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

function notNamed<Row extends { name: string }>(
  rows: Iterable<Row>,
  given: readonly string[],
): Row[] {
  const keys = new Set(given.map(nameKey));
  return [...rows].filter(({ name }) => !keys.has(nameKey(name)));
}

function refuseTwice(what: string, given: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of given) {
    const key = nameKey(name);
    if (seen.has(key))
      throw new CategoryRefusal(
        'duplicate',
        `The ${what} ${shown(name)} is in the file twice; remove one.`,
      );
    seen.add(key);
  }
}
