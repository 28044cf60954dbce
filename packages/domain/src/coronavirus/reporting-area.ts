import type { CoronavirusReporter } from './constants.ts';

/** An area that cases are reported for. It shares its name with neighborhoods rather than its boundary. */
export interface ReportingArea {
  /** As the county's own file names it. */
  readonly label: string;
  /** The name of the neighborhood that it counts for; null where it counts for none. */
  readonly neighborhood: string | null;
  /** Why it counts for none; empty otherwise. */
  readonly why: string;
  readonly reporter: CoronavirusReporter;
}

/** What is true of a county's reports of cases. */
export interface CoronavirusCounty {
  /** As files of a whole state name the county. */
  readonly countyName: string;
  reportingAreas(): readonly ReportingArea[];
  /** The label of what another source calls a place; undefined for a place that is not known. */
  labelOf(place: string): string | undefined;
  /** Neighborhoods that are counted as one, because one reporting area covers both. */
  readonly mergedPairs: readonly (readonly [string, string])[];
  /** Rows that add up areas which the same file counts one by one, with why they are refused. */
  sumOf(place: string): string | undefined;
}
