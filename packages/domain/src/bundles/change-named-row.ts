import { byLetters } from './category-draft.ts';
import { checkAddress, checkName, listed, shown } from './check-name.ts';
import type { NamedRows } from './named-rows.ts';
import { CategoryRefusal, type RowNow } from './refusal.ts';

/** Labels of a table's rows in sentences. */
export interface RowWords {
  /** `big bundle` */
  readonly one: string;
  /** `A big bundle` */
  readonly some: string;
  /** Whether each row has a page or filter with a unique address. */
  readonly addressed: boolean;
}

export const BIG_BUNDLE: RowWords = { one: 'big bundle', some: 'A big bundle', addressed: true };
export const SMALL_BUNDLE: RowWords = {
  one: 'small bundle',
  some: 'A small bundle',
  addressed: true,
};
export const NICKNAME: RowWords = { one: 'nickname', some: 'A nickname', addressed: false };

/**
 * Validates a name for a row.
 * @param currentRow the row to be named
 * @throws CategoryRefusal for an invalid name or one of another row
 */
export function freeName<Row extends { name: string }>(
  words: RowWords,
  rows: NamedRows<Row>,
  text: string | null,
  own?: Row,
): string {
  const name = checkName(words.some, text);
  const same = rows.find(name);
  if (same !== undefined && same !== own)
    throw new CategoryRefusal(
      'duplicate',
      `There is already a ${words.one} ${shown(same.name)}; choose another name.`,
    );
  if (!words.addressed) return name;
  checkAddress(name);
  const beside = rows.findByAddress(name);
  if (beside !== undefined && beside !== own)
    throw new CategoryRefusal(
      'duplicate',
      `The page of ${shown(name)} would have the same address as that of the ${words.one} ${shown(beside.name)}; choose a name that differs in letters or digits.`,
    );
  return name;
}

/**
 * Finds the row of a change and compares it with the editor's state.
 * @throws CategoryRefusal where it does not exist or was changed since
 */
export function findRow<Row extends { name: string }>(
  words: RowWords,
  rows: NamedRows<Row>,
  { name, expected }: { readonly name: string; readonly expected?: unknown },
  nowOf: (row: Row) => RowNow,
  isExpected: (row: Row) => boolean,
): Row {
  const row = rows.find(name);
  if (row === undefined) {
    if (expected === undefined)
      throw new CategoryRefusal('unknown', `There is no ${words.one} ${shown(name)}.`);
    const renamed = rows.findFormer(name);
    if (renamed !== undefined) throw changedSince(name, nowOf(renamed));
    throw new CategoryRefusal(
      'changed',
      `Someone deleted the ${words.one} ${shown(name)} since you opened it; nothing was saved.`,
      { current: null },
    );
  }
  if (!isExpected(row)) throw changedSince(name, nowOf(row));
  return row;
}

/** @param now the row's present state, for the message and for the editor */
export function changedSince(name: string, now: RowNow): CategoryRefusal {
  return new CategoryRefusal(
    'changed',
    `Someone changed ${shown(name)} since you opened it; it is now ${described(now)}. Nothing was saved.`,
    { current: now },
  );
}

/**
 * Finds the row that receives what a deleted one contains; undefined where it contains nothing.
 * @throws CategoryRefusal where a successor is required and none is given
 */
export function findHeir<Row extends { name: string }>(
  words: RowWords,
  rows: NamedRows<Row>,
  row: Row,
  moveTo: string | null | undefined,
  users: { readonly what: readonly [one: string, more: string]; readonly names: readonly string[] },
): Row | undefined {
  if (moveTo == null) {
    if (users.names.length === 0) return undefined;
    const { what } = users;
    const usedBy = users.names.toSorted(byLetters);
    const count = usedBy.length;
    throw new CategoryRefusal(
      'in-use',
      `${shown(row.name)} is in use by ${count === 1 ? `the ${what[0]}` : `${count} ${what[1]}`} ${listed(usedBy)}; ` +
        `move ${count === 1 ? 'it' : 'them'} first, or say which ${words.one} takes ${count === 1 ? 'it' : 'them'} over.`,
      { usedBy },
    );
  }
  const heir = rows.find(moveTo);
  if (heir === undefined)
    throw new CategoryRefusal(
      'unknown',
      `There is no ${words.one} ${shown(moveTo)} to move what ${shown(row.name)} holds to.`,
    );
  if (heir === row)
    throw new CategoryRefusal(
      'in-use',
      `What ${shown(row.name)} holds cannot move to itself; name another ${words.one}.`,
    );
  return heir;
}

function described(now: RowNow): string {
  switch (now.table) {
    case 'big':
      return shown(now.name);
    case 'small':
      return `${shown(now.name)} in ${now.bigBundles.length === 0 ? 'no big bundle' : listed(now.bigBundles)}`;
    case 'nicknames':
      return `${shown(now.name)} in ${now.smallBundle === null ? 'no small bundle' : shown(now.smallBundle)}`;
    case 'crime_descriptions':
      return `${shown(now.name)} with ${now.nickname === null ? 'no nickname' : `the nickname ${shown(now.nickname)}`}`;
  }
}
