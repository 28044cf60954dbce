/** A code of one agency, its official text, and the plain name that groups it with similar ones. */
export interface SeedDescription {
  agency: string;
  code: string;
  /** The agency's wording in upper case. */
  name: string;
  nickname: string | null;
}

/** The categories that a fresh installation starts with. Staff change them in the Bundle Tool. */
export interface SeedCategories {
  bigBundles: { name: string }[];
  smallBundles: { name: string; bigBundles: string[] }[];
  nicknames: { name: string; smallBundle: string }[];
  descriptions: SeedDescription[];
}

/**
 * One row of an agency's code table: code, official description, nickname, and the NIBRS offense of such a report by
 * the FBI's rules; null where they have none.
 */
export type OffenseRow = readonly [
  code: string,
  name: string,
  nickname: string,
  nibrs: string | null,
];
