import type { CountyRecordingRules } from '@townlight/domain/crime';

/** A code of one agency, its official text, and the plain name that groups it with similar ones. */
export interface CategorizedCode {
  readonly agency: string;
  readonly code: string;
  /** The agency's wording. */
  readonly name: string;
  readonly nickname: string | null;
}

/** The categories that a fresh installation starts with. Staff change them in the Bundle Tool. */
export interface Categories {
  readonly bigBundles: { readonly name: string }[];
  readonly smallBundles: { readonly name: string; readonly bigBundles: string[] }[];
  readonly nicknames: { readonly name: string; readonly smallBundle: string }[];
  readonly descriptions: CategorizedCode[];
}

/** A row of `codes.csv`. */
export interface CodesCsvRow {
  /** The counting rules to which the code belongs, as in `Agency.countingRules`. */
  readonly rules: string;
  readonly code: string;
  readonly description: string;
  /** Null until it is decided: the code belongs to no crime type. */
  readonly nickname: string | null;
  /** The NIBRS offense of such a report by the FBI's rules; null where there is none, or it is not known. */
  readonly nibrs: string | null;
}

/** `categories.yaml` and `codes.csv` */
export interface CategoryFiles {
  readonly categories: Categories;
  readonly recording: CountyRecordingRules;
  readonly codes: readonly CodesCsvRow[];
}
