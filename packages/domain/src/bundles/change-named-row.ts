import { compareAlphabetically } from './category-draft.ts';
import type { NamedRows } from './named-rows.ts';
import { CategoryRefusal, type CurrentRow } from './refusal.ts';
import { formatNames, quoteName, validateName, validateSlug } from './validate-name.ts';

/** Labels of a table's rows in sentences. */
export interface RowLabels {
  /** `big bundle` */
  readonly singular: string;
  /** `A big bundle` */
  readonly indefinite: string;
  /** Whether each row has a page or filter with a unique address. */
  readonly addressed: boolean;
}

export const BIG_BUNDLE_LABELS: RowLabels = {
  singular: 'big bundle',
  indefinite: 'A big bundle',
  addressed: true,
};
export const SMALL_BUNDLE_LABELS: RowLabels = {
  singular: 'small bundle',
  indefinite: 'A small bundle',
  addressed: true,
};
export const NICKNAME_LABELS: RowLabels = {
  singular: 'nickname',
  indefinite: 'A nickname',
  addressed: false,
};

/**
 * Validates a name for a row.
 * @param currentRow the row to be named
 * @throws CategoryRefusal for an invalid name or one of another row
 */
export function validateUniqueName<Row extends { name: string }>(
  labels: RowLabels,
  rows: NamedRows<Row>,
  text: string | null,
  currentRow?: Row,
): string {
  const name = validateName(labels.indefinite, text);
  const same = rows.find(name);
  if (same !== undefined && same !== currentRow)
    throw new CategoryRefusal(
      'duplicate',
      `There is already a ${labels.singular} ${quoteName(same.name)}; choose another name.`,
    );
  if (!labels.addressed) return name;
  validateSlug(name);
  const sameAddress = rows.findByAddress(name);
  if (sameAddress !== undefined && sameAddress !== currentRow)
    throw new CategoryRefusal(
      'duplicate',
      `The page of ${quoteName(name)} would have the same address as that of the ${labels.singular} ${quoteName(sameAddress.name)}; choose a name that differs in letters or digits.`,
    );
  return name;
}

/**
 * Finds the row of a change and compares it with the editor's state.
 * @throws CategoryRefusal where it does not exist or was changed since
 */
export function findExpectedRow<Row extends { name: string }>(
  labels: RowLabels,
  rows: NamedRows<Row>,
  { name, expected }: { readonly name: string; readonly expected?: unknown },
  nowOf: (row: Row) => CurrentRow,
  isExpected: (row: Row) => boolean,
): Row {
  const row = rows.find(name);
  if (row === undefined) {
    if (expected === undefined)
      throw new CategoryRefusal('unknown', `There is no ${labels.singular} ${quoteName(name)}.`);
    const renamed = rows.findFormer(name);
    if (renamed !== undefined) throw refuseChangedRow(name, nowOf(renamed));
    throw new CategoryRefusal(
      'changed',
      `Someone deleted the ${labels.singular} ${quoteName(name)} since you opened it; nothing was saved.`,
      { current: null },
    );
  }
  if (!isExpected(row)) throw refuseChangedRow(name, nowOf(row));
  return row;
}

/** @param now the row's present state, for the message and for the editor */
export function refuseChangedRow(name: string, now: CurrentRow): CategoryRefusal {
  return new CategoryRefusal(
    'changed',
    `Someone changed ${quoteName(name)} since you opened it; it is now ${describeRow(now)}. Nothing was saved.`,
    { current: now },
  );
}

/**
 * Finds the row that receives what a deleted one contains; undefined where it contains nothing.
 * @throws CategoryRefusal where a successor is required and none is given
 */
export function findSuccessor<Row extends { name: string }>(
  labels: RowLabels,
  rows: NamedRows<Row>,
  row: Row,
  moveTo: string | null | undefined,
  users: { readonly what: readonly [one: string, more: string]; readonly names: readonly string[] },
): Row | undefined {
  if (moveTo == null) {
    if (users.names.length === 0) return undefined;
    const { what } = users;
    const usedBy = users.names.toSorted(compareAlphabetically);
    const count = usedBy.length;
    throw new CategoryRefusal(
      'in-use',
      `${quoteName(row.name)} is in use by ${count === 1 ? `the ${what[0]}` : `${count} ${what[1]}`} ${formatNames(usedBy)}; ` +
        `move ${count === 1 ? 'it' : 'them'} first, or say which ${labels.singular} takes ${count === 1 ? 'it' : 'them'} over.`,
      { usedBy },
    );
  }
  const successor = rows.find(moveTo);
  if (successor === undefined)
    throw new CategoryRefusal(
      'unknown',
      `There is no ${labels.singular} ${quoteName(moveTo)} to move what ${quoteName(row.name)} holds to.`,
    );
  if (successor === row)
    throw new CategoryRefusal(
      'in-use',
      `What ${quoteName(row.name)} holds cannot move to itself; name another ${labels.singular}.`,
    );
  return successor;
}

function describeRow(now: CurrentRow): string {
  switch (now.table) {
    case 'big':
      return quoteName(now.name);
    case 'small':
      return `${quoteName(now.name)} in ${now.bigBundles.length === 0 ? 'no big bundle' : formatNames(now.bigBundles)}`;
    case 'nicknames':
      return `${quoteName(now.name)} in ${now.smallBundle === null ? 'no small bundle' : quoteName(now.smallBundle)}`;
    case 'crime_descriptions':
      return `${quoteName(now.name)} with ${now.nickname === null ? 'no nickname' : `the nickname ${quoteName(now.nickname)}`}`;
  }
}
