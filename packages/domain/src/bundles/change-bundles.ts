import type { BigBundleChange, SmallBundleChange } from './category-change.ts';
import {
  type BigBundleDraft,
  type CategoryDraft,
  compareAlphabetically,
  type SmallBundleDraft,
} from './category-draft.ts';
import {
  BIG_BUNDLE_LABELS,
  findExpectedRow,
  findSuccessor,
  SMALL_BUNDLE_LABELS,
  validateUniqueName,
} from './change-named-row.ts';
import { CategoryRefusal, type CurrentRow } from './refusal.ts';
import { quoteName } from './validate-name.ts';

/** Applies a change to a big bundle. @returns a sentence that describes the change @throws CategoryRefusal */
export function changeBigBundle(draft: CategoryDraft, change: BigBundleChange): string {
  const { big, small } = draft;
  if (change.action === 'add') {
    const name = validateUniqueName(BIG_BUNDLE_LABELS, big, change.name);
    big.add({ name });
    return `The big bundle ${quoteName(name)} was added.`;
  }
  const row = findExpectedRow(
    BIG_BUNDLE_LABELS,
    big,
    change,
    ({ name }): CurrentRow => ({ table: 'big', name }),
    ({ name }) => change.expected === undefined || change.expected.name === name,
  );
  if (change.action === 'change') {
    const before = row.name;
    if (change.newName !== undefined)
      big.rename(row, validateUniqueName(BIG_BUNDLE_LABELS, big, change.newName, row));
    return `The big bundle ${quoteName(before)} was ${before === row.name ? 'saved' : `renamed to ${quoteName(row.name)}`}.`;
  }
  const users = [...small.all()].filter(({ bigBundles }) => bigBundles.has(row));
  const successor = findSuccessor(BIG_BUNDLE_LABELS, big, row, change.moveTo, {
    what: ['small bundle', 'small bundles'],
    names: users.map(({ name }) => name),
  });
  for (const { bigBundles } of users) {
    bigBundles.delete(row);
    if (successor !== undefined) bigBundles.add(successor);
  }
  big.remove(row, successor);
  return `The big bundle ${quoteName(row.name)} was deleted${describeSuccessors(users.length, successor)}.`;
}

/** Applies a change to a small bundle. @returns a sentence that describes the change @throws CategoryRefusal */
export function changeSmallBundle(draft: CategoryDraft, change: SmallBundleChange): string {
  const { small, nicknames } = draft;
  if (change.action === 'add') {
    const name = validateUniqueName(SMALL_BUNDLE_LABELS, small, change.name);
    small.add({ name, bigBundles: findBigBundles(draft, name, change.bigBundles ?? []) });
    return `The small bundle ${quoteName(name)} was added.`;
  }
  const row = findExpectedRow(SMALL_BUNDLE_LABELS, small, change, currentSmallBundle, (found) => {
    const { expected } = change;
    if (expected === undefined) return true;
    return (
      expected.name === found.name && sameNames(expected.bigBundles, namesOf(found.bigBundles))
    );
  });
  if (change.action === 'change') {
    const before = row.name;
    const name =
      change.newName === undefined
        ? undefined
        : validateUniqueName(SMALL_BUNDLE_LABELS, small, change.newName, row);
    if (change.bigBundles !== undefined)
      row.bigBundles = findBigBundles(draft, name ?? before, change.bigBundles ?? []);
    if (name !== undefined) small.rename(row, name);
    return `The small bundle ${quoteName(before)} was ${before === row.name ? 'saved' : `renamed to ${quoteName(row.name)}`}.`;
  }
  const users = [...nicknames.all()].filter(({ smallBundle }) => smallBundle === row);
  const successor = findSuccessor(SMALL_BUNDLE_LABELS, small, row, change.moveTo, {
    what: ['nickname', 'nicknames'],
    names: users.map(({ name }) => name),
  });
  for (const nickname of users) nickname.smallBundle = successor ?? null;
  small.remove(row, successor);
  return `The small bundle ${quoteName(row.name)} was deleted${describeSuccessors(users.length, successor)}.`;
}

/** Returns the editable fields of a small bundle for the message of a refusal. */
export function currentSmallBundle({ name, bigBundles }: SmallBundleDraft): CurrentRow {
  return { table: 'small', name, bigBundles: namesOf(bigBundles) };
}

/** Returns the end of a sentence about a deletion. */
export function describeSuccessors(
  count: number,
  successor: { readonly name: string } | undefined,
): string {
  return count === 0 || successor === undefined
    ? ''
    : `; what it held is now in ${quoteName(successor.name)}`;
}

function findBigBundles(
  { big, small }: CategoryDraft,
  child: string,
  names: readonly string[],
): Set<BigBundleDraft> {
  return new Set(
    names.map((name) => {
      const found = big.find(name);
      if (found !== undefined) return found;
      throw new CategoryRefusal(
        'unknown',
        small.find(name) === undefined
          ? `There is no big bundle ${quoteName(name)} to put ${quoteName(child)} into.`
          : `${quoteName(name)} is a small bundle; ${quoteName(child)} can only be in big bundles.`,
      );
    }),
  );
}

function namesOf(rows: Iterable<{ readonly name: string }>): string[] {
  return [...rows].map(({ name }) => name).sort(compareAlphabetically);
}

/** Compares without regard to order. */
function sameNames(first: readonly string[], second: readonly string[]): boolean {
  const names = new Set(first);
  return names.size === second.length && second.every((name) => names.has(name));
}
