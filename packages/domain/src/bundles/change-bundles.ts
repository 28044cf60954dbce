import type { BigBundleChange, SmallBundleChange } from './category-change.ts';
import {
  type BigBundleEntry,
  byLetters,
  type CategoryDraft,
  type SmallBundleEntry,
} from './category-draft.ts';
import { BIG_BUNDLE, findHeir, findRow, freeName, SMALL_BUNDLE } from './change-named-row.ts';
import { shown } from './check-name.ts';
import { CategoryRefusal, type RowNow } from './refusal.ts';

/** Applies a change to a big bundle. @returns a sentence that describes the change @throws CategoryRefusal */
export function changeBigBundle(draft: CategoryDraft, change: BigBundleChange): string {
  const { big, small } = draft;
  if (change.action === 'add') {
    const name = freeName(BIG_BUNDLE, big, change.name);
    big.add({ name });
    return `The big bundle ${shown(name)} was added.`;
  }
  const row = findRow(
    BIG_BUNDLE,
    big,
    change,
    ({ name }): RowNow => ({ table: 'big', name }),
    ({ name }) => change.expected === undefined || change.expected.name === name,
  );
  if (change.action === 'change') {
    const before = row.name;
    if (change.newName !== undefined)
      big.rename(row, freeName(BIG_BUNDLE, big, change.newName, row));
    return `The big bundle ${shown(before)} was ${before === row.name ? 'saved' : `renamed to ${shown(row.name)}`}.`;
  }
  const users = [...small.all()].filter(({ bigBundles }) => bigBundles.has(row));
  const heir = findHeir(BIG_BUNDLE, big, row, change.moveTo, {
    what: ['small bundle', 'small bundles'],
    names: users.map(({ name }) => name),
  });
  for (const { bigBundles } of users) {
    bigBundles.delete(row);
    if (heir !== undefined) bigBundles.add(heir);
  }
  big.remove(row, heir);
  return `The big bundle ${shown(row.name)} was deleted${movedTo(users.length, heir)}.`;
}

/** Applies a change to a small bundle. @returns a sentence that describes the change @throws CategoryRefusal */
export function changeSmallBundle(draft: CategoryDraft, change: SmallBundleChange): string {
  const { small, nicknames } = draft;
  if (change.action === 'add') {
    const name = freeName(SMALL_BUNDLE, small, change.name);
    small.add({ name, bigBundles: findBigBundles(draft, name, change.bigBundles ?? []) });
    return `The small bundle ${shown(name)} was added.`;
  }
  const row = findRow(SMALL_BUNDLE, small, change, smallBundleNow, (found) => {
    const { expected } = change;
    if (expected === undefined) return true;
    return (
      expected.name === found.name && sameNames(expected.bigBundles, namesOf(found.bigBundles))
    );
  });
  if (change.action === 'change') {
    const before = row.name;
    const name =
      change.newName === undefined ? undefined : freeName(SMALL_BUNDLE, small, change.newName, row);
    if (change.bigBundles !== undefined)
      row.bigBundles = findBigBundles(draft, name ?? before, change.bigBundles ?? []);
    if (name !== undefined) small.rename(row, name);
    return `The small bundle ${shown(before)} was ${before === row.name ? 'saved' : `renamed to ${shown(row.name)}`}.`;
  }
  const users = [...nicknames.all()].filter(({ smallBundle }) => smallBundle === row);
  const heir = findHeir(SMALL_BUNDLE, small, row, change.moveTo, {
    what: ['nickname', 'nicknames'],
    names: users.map(({ name }) => name),
  });
  for (const nickname of users) nickname.smallBundle = heir ?? null;
  small.remove(row, heir);
  return `The small bundle ${shown(row.name)} was deleted${movedTo(users.length, heir)}.`;
}

export function smallBundleNow({ name, bigBundles }: SmallBundleEntry): RowNow {
  return { table: 'small', name, bigBundles: namesOf(bigBundles) };
}

/** Returns the end of a sentence about a deletion. */
export function movedTo(count: number, heir: { readonly name: string } | undefined): string {
  return count === 0 || heir === undefined ? '' : `; what it held is now in ${shown(heir.name)}`;
}

function findBigBundles(
  { big, small }: CategoryDraft,
  child: string,
  names: readonly string[],
): Set<BigBundleEntry> {
  return new Set(
    names.map((name) => {
      const found = big.find(name);
      if (found !== undefined) return found;
      throw new CategoryRefusal(
        'unknown',
        small.find(name) === undefined
          ? `There is no big bundle ${shown(name)} to put ${shown(child)} into.`
          : `${shown(name)} is a small bundle; ${shown(child)} can only be in big bundles.`,
      );
    }),
  );
}

function namesOf(rows: Iterable<{ readonly name: string }>): string[] {
  return [...rows].map(({ name }) => name).sort(byLetters);
}

/** Compares without regard to order. */
function sameNames(some: readonly string[], others: readonly string[]): boolean {
  const names = new Set(some);
  return names.size === others.length && others.every((name) => names.has(name));
}
