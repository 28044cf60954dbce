import type { SchemeReplies } from './loaded-tables.ts';
import type { NamingTable } from './names-now.ts';

/** What holds on to a row: it goes with it when it is renamed, and is in the way when it is deleted. */
export interface Dependents {
  /** Names of the rows that stand in it; those of descriptions for a nickname. */
  readonly rows: readonly string[];
  /** Records that are counted by it. */
  readonly records: number;
  /** Readers have a page of it, and may have links to it. */
  readonly hasPage: boolean;
}

/**
 * @param name as it was loaded
 * @param agencyName what an agency is called
 */
export function dependentsOf(
  replies: SchemeReplies,
  table: NamingTable,
  name: string,
  agencyName: (agency: string) => string,
): Dependents {
  switch (table) {
    case 'nicknames': {
      const held = replies.crime_descriptions.filter(({ nickname }) => nickname === name);
      return {
        rows: held.map((one) => `${one.name} (${agencyName(one.agency)})`),
        records: held.reduce((sum, { records }) => sum + records, 0),
        hasPage: false,
      };
    }
    case 'small': {
      const held = replies.nicknames.filter(({ small_bundle_name }) => small_bundle_name === name);
      return {
        rows: held.map((one) => one.name),
        records: held.reduce((sum, { records }) => sum + records, 0),
        hasPage: true,
      };
    }
    case 'big': {
      const held = replies.small.filter(({ big_bundles }) => big_bundles.includes(name));
      const within = new Set(held.map((one) => one.name));
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
