import type { NameTable } from './draft-names.ts';
import type { SchemeReplies } from './loaded-scheme-tables.ts';

/** What refers to a row: updated when the row is renamed, and an obstacle to its deletion. */
export interface RowDependents {
  /** Names of the rows that refer to it; for a nickname those of descriptions. */
  readonly rows: readonly string[];
  /** Number of records counted under it. */
  readonly records: number;
  /** Whether it has a public page, which others may link to. */
  readonly hasPage: boolean;
}

/**
 * Finds what refers to a row.
 * @param name as loaded
 * @param agencyName returns the short name of an agency
 */
export function findRowDependents(
  replies: SchemeReplies,
  table: NameTable,
  name: string,
  agencyName: (agency: string) => string,
): RowDependents {
  switch (table) {
    case 'nicknames': {
      const linkedDescriptions = replies.crime_descriptions.filter(
        ({ nickname }) => nickname === name,
      );
      return {
        rows: linkedDescriptions.map((one) => `${one.name} (${agencyName(one.agency)})`),
        records: linkedDescriptions.reduce((sum, { records }) => sum + records, 0),
        hasPage: false,
      };
    }
    case 'small': {
      const linkedNicknames = replies.nicknames.filter(
        ({ small_bundle_name }) => small_bundle_name === name,
      );
      return {
        rows: linkedNicknames.map((one) => one.name),
        records: linkedNicknames.reduce((sum, { records }) => sum + records, 0),
        hasPage: true,
      };
    }
    case 'big': {
      const linkedSmallBundles = replies.small.filter(({ big_bundles }) =>
        big_bundles.includes(name),
      );
      const within = new Set(linkedSmallBundles.map((one) => one.name));
      return {
        rows: [...within],
        records: replies.nicknames
          .filter(({ small_bundle_name: small }) => small !== null && within.has(small))
          .reduce((sum, { records }) => sum + records, 0),
        hasPage: false,
      };
    }
  }
}
