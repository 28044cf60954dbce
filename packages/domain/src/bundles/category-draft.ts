import type { CategoryScheme } from './category-scheme.ts';
import { NamedRows } from './named-rows.ts';

/** An official description, identified by agency and code; its name is a label (reading 18). */
export interface OfficialDescription {
  readonly agency: string;
  readonly code: string;
  readonly name: string;
  /** `null`: it needs a category. */
  readonly nickname: string | null;
}

/** A former name of a row, whose address redirects to the present one. */
export interface FormerName {
  readonly table: NamedTableKey;
  readonly name: string;
  readonly now: string;
}

export type NamedTableKey = 'big' | 'small' | 'nicknames';

/** All data that staff edit. */
export interface CategoryTables extends CategoryScheme {
  readonly descriptions: readonly OfficialDescription[];
  readonly formerNames: readonly FormerName[];
}

/** A row of the widest crime categories, as staff edit it. */
export interface BigBundleDraft {
  name: string;
  /** The state when the draft was opened; undefined for a new row. */
  was?: { readonly name: string };
}

/** A small bundle during an edit; `was` is its stored state, absent in a new row. */
export interface SmallBundleDraft {
  name: string;
  bigBundles: Set<BigBundleDraft>;
  was?: { readonly name: string; readonly bigBundles: ReadonlySet<BigBundleDraft> };
}

/** A nickname during an edit; `was` is its stored state, absent in a new row. */
export interface NicknameDraft {
  name: string;
  smallBundle: SmallBundleDraft | null;
  was?: { readonly name: string; readonly smallBundle: SmallBundleDraft | null };
}

/** An official description during an edit; `was` is its stored state. */
export interface DescriptionDraft {
  readonly agency: string;
  readonly code: string;
  name: string;
  nickname: NicknameDraft | null;
  was: { readonly name: string; readonly nickname: NicknameDraft | null };
}

/** The tables during an edit. Rows reference each other, so renaming a row preserves its links. */
export interface CategoryDraft {
  readonly big: NamedRows<BigBundleDraft>;
  readonly small: NamedRows<SmallBundleDraft>;
  readonly nicknames: NamedRows<NicknameDraft>;
  readonly descriptions: ReadonlyMap<string, DescriptionDraft>;
}

/** Opens the stored tables for an edit and links their rows. */
export function openCategoryDraft(tables: CategoryTables): CategoryDraft {
  const big = new NamedRows(
    tables.bigBundles.map((name): BigBundleDraft => ({ name, was: { name } })),
  );
  const small = new NamedRows(
    tables.smallBundles.map(({ name, bigBundles }): SmallBundleDraft => {
      const links = new Set(bigBundles.flatMap((parent) => big.find(parent) ?? []));
      return { name, bigBundles: links, was: { name, bigBundles: new Set(links) } };
    }),
  );
  const nicknames = new NamedRows(
    tables.nicknames.map(({ name, smallBundle: parent }): NicknameDraft => {
      const smallBundle = (parent === null ? undefined : small.find(parent)) ?? null;
      return { name, smallBundle, was: { name, smallBundle } };
    }),
  );
  const descriptions = new Map(
    tables.descriptions.map(({ agency, code, name, nickname: parent }) => {
      const nickname = (parent === null ? undefined : nicknames.find(parent)) ?? null;
      const entry: DescriptionDraft = { agency, code, name, nickname, was: { name, nickname } };
      return [toDescriptionKey(agency, code), entry];
    }),
  );
  for (const { table, name, now } of tables.formerNames) {
    if (table === 'big') addFormerNameIn(big, name, now);
    else if (table === 'small') addFormerNameIn(small, name, now);
    else addFormerNameIn(nicknames, name, now);
  }
  return { big, small, nicknames, descriptions };
}

/** Returns the key that identifies an official description among all agencies. */
export function toDescriptionKey(agency: string, code: string): string {
  return JSON.stringify([agency, code]);
}

/** Converts the draft to tables sorted by name. */
export function draftToTables({
  big,
  small,
  nicknames,
  descriptions,
}: CategoryDraft): CategoryTables {
  return {
    bigBundles: [...big.all()].map(({ name }) => name).sort(compareAlphabetically),
    smallBundles: [...small.all()]
      .map(({ name, bigBundles }) => ({
        name,
        bigBundles: [...bigBundles].map((parent) => parent.name).sort(compareAlphabetically),
      }))
      .sort(compareByName),
    nicknames: [...nicknames.all()]
      .map(({ name, smallBundle }) => ({ name, smallBundle: smallBundle?.name ?? null }))
      .sort(compareByName),
    descriptions: [...descriptions.values()]
      .map(({ agency, code, name, nickname }) => ({
        agency,
        code,
        name,
        nickname: nickname?.name ?? null,
      }))
      .sort(compareByDescription),
    formerNames: [
      ...formerNamesIn('big', big),
      ...formerNamesIn('small', small),
      ...formerNamesIn('nicknames', nicknames),
    ],
  };
}

/** Compares with a fixed locale: the database's collation depends on its installation. */
export function compareAlphabetically(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

/** Orders rows alphabetically by name. */
export function compareByName(a: { readonly name: string }, b: { readonly name: string }): number {
  return compareAlphabetically(a.name, b.name);
}

/** Orders descriptions by their text, then by agency and code. */
export function compareByDescription(a: OfficialDescription, b: OfficialDescription): number {
  return (
    compareByName(a, b) ||
    compareAlphabetically(a.agency, b.agency) ||
    compareAlphabetically(a.code, b.code)
  );
}

function formerNamesIn<Row extends { name: string }>(
  table: NamedTableKey,
  rows: NamedRows<Row>,
): FormerName[] {
  return [...rows.formerNames()]
    .map(({ name, row }) => ({ table, name, now: row.name }))
    .sort(compareByName);
}

function addFormerNameIn<Row extends { name: string }>(
  rows: NamedRows<Row>,
  name: string,
  now: string,
): void {
  const row = rows.find(now);
  if (row !== undefined) rows.addFormerName(name, row);
}
