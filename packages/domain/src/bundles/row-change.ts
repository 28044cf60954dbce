import { type CategoryDraft, compareAlphabetically } from './category-draft.ts';

export type BigBundleRow = { readonly name: string };
export type SmallBundleRow = { readonly name: string; readonly bigBundles: readonly string[] };
export type NicknameRow = { readonly name: string; readonly smallBundle: string | null };
export type DescriptionRow = { readonly name: string; readonly nickname: string | null };

interface Changed<Table extends string, Row> {
  readonly table: Table;
  /** `null` where it was added. */
  readonly before: Row | null;
  /** `null` where it was deleted. */
  readonly after: Row | null;
}

/** One row changed by a save, with its parents' names before and after. */
export type RowChange =
  | Changed<'big', BigBundleRow>
  | Changed<'small', SmallBundleRow>
  | Changed<'nicknames', NicknameRow>
  | {
      readonly table: 'crime_descriptions';
      readonly agency: string;
      readonly code: string;
      readonly before: DescriptionRow;
      readonly after: DescriptionRow;
    };

/** Lists the rows that differ from the opened draft. Renaming a parent is no change of its children. */
export function listChangedRows({
  big,
  small,
  nicknames,
  descriptions,
}: CategoryDraft): RowChange[] {
  return [
    ...changedIn(big).flatMap((row): RowChange[] => {
      const change = of('big', row.was ?? null, big.has(row) ? { name: row.name } : null);
      return change.before?.name === change.after?.name ? [] : [change];
    }),
    ...changedIn(small).flatMap((row): RowChange[] => {
      const { was } = row;
      const stays = small.has(row);
      if (stays && was?.name === row.name && sameMembers(was.bigBundles, row.bigBundles)) return [];
      return [
        of(
          'small',
          was ? { name: was.name, bigBundles: namesOf(was.bigBundles, nameBefore) } : null,
          stays ? { name: row.name, bigBundles: namesOf(row.bigBundles, nameNow) } : null,
        ),
      ];
    }),
    ...changedIn(nicknames).flatMap((row): RowChange[] => {
      const { was } = row;
      const stays = nicknames.has(row);
      if (stays && was?.name === row.name && was.smallBundle === row.smallBundle) return [];
      return [
        of(
          'nicknames',
          was
            ? { name: was.name, smallBundle: was.smallBundle && nameBefore(was.smallBundle) }
            : null,
          stays ? { name: row.name, smallBundle: row.smallBundle?.name ?? null } : null,
        ),
      ];
    }),
    ...[...descriptions.values()].flatMap(({ agency, code, name, nickname, was }): RowChange[] =>
      was.name === name && was.nickname === nickname
        ? []
        : [
            {
              table: 'crime_descriptions',
              agency,
              code,
              before: { name: was.name, nickname: was.nickname && nameBefore(was.nickname) },
              after: { name, nickname: nickname?.name ?? null },
            },
          ],
    ),
  ];
}

interface Named {
  readonly name: string;
  readonly was?: { readonly name: string };
}

const nameNow = ({ name }: Named): string => name;
const nameBefore = ({ name, was }: Named): string => was?.name ?? name;

/** Returns initial and present rows; rows added and deleted within the draft are skipped. */
function changedIn<Row extends Named>(rows: {
  readonly initial: readonly Row[];
  all(): Iterable<Row>;
}): Row[] {
  return [...new Set([...rows.initial, ...rows.all()])];
}

function of<Table extends string, Row>(
  table: Table,
  before: Row | null,
  after: Row | null,
): Changed<Table, Row> {
  return { table, before, after };
}

function namesOf<Row>(rows: Iterable<Row>, nameOf: (row: Row) => string): string[] {
  return [...rows].map(nameOf).sort(compareAlphabetically);
}

function sameMembers<Member>(first: ReadonlySet<Member>, second: ReadonlySet<Member>): boolean {
  return first.size === second.size && [...first].every((member) => second.has(member));
}
