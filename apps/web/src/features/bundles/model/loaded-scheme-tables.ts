import type {
  BigBundleRow,
  CrimeDescriptionRow,
  NicknameRow,
  SmallBundleRow,
} from '@townlight/contract/bundles';
import type { LoadedSchemeRow, LoadedSchemeTables } from './scheme-tables.ts';

/** The replies of the four tables. */
export interface SchemeReplies {
  readonly big: readonly BigBundleRow[];
  readonly small: readonly SmallBundleRow[];
  readonly nicknames: readonly NicknameRow[];
  readonly crime_descriptions: readonly CrimeDescriptionRow[];
}

/** Converts the four replies to rows with the same shape. */
export function toLoadedTables(replies: SchemeReplies): LoadedSchemeTables {
  return {
    big: replies.big.map(({ name }) => ({ key: name, cells: { name } })),
    small: replies.small.map(({ name, big_bundles }) => ({
      key: name,
      cells: { name, big_bundles },
    })),
    nicknames: replies.nicknames.map(({ name, small_bundle_name }) => ({
      key: name,
      cells: { name, small_bundle_name },
    })),
    crime_descriptions: replies.crime_descriptions.map(descriptionRow),
  };
}

function descriptionRow({ agency, code, name, nickname }: CrimeDescriptionRow): LoadedSchemeRow {
  return { key: formatDescriptionKey(agency, code), cells: { name, nickname } };
}

/** A description is identified by agency and code; its text is a label (reading 18). */
export function formatDescriptionKey(agency: string, code: string): string {
  return JSON.stringify([agency, code]);
}

export function parseDescriptionKey(key: string): {
  readonly agency: string;
  readonly code: string;
} {
  const [agency, code] = JSON.parse(key) as [string, string];
  return { agency, code };
}
