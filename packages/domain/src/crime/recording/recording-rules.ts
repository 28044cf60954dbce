/** A crime type (small bundle) that an agency's rules or codes cannot distinguish. */
export interface UnrecordedType {
  readonly crimeType: string;
  /**
   * The crime types that include such reports instead: a choice of all of them is complete. Empty where the reports
   * are not published at all.
   */
  readonly countedUnder: readonly string[];
}

/** What a county's agencies record, and what only some of them do. Names are those of small bundles. */
export interface CountyRecordingRules {
  /**
   * Crime types that "All Crime" excludes because not every agency records them; `basket=everything` includes them.
   * All others are included, also uncategorized reports until staff assign a category.
   */
  readonly outsideAllCrime: readonly string[];
  /**
   * Crime types of which each one matters: where few are expected, an area's number is stated with those of the last
   * months and never called high or low.
   */
  readonly countedSingly: readonly string[];
  /**
   * By name of the rules, as in `Agency.countingRules` and in releases: the types that records under them cannot
   * contain.
   */
  readonly unrecorded: Readonly<Record<string, readonly UnrecordedType[]>>;
}

/**
 * Returns whether each report of a choice matters.
 * @param types the chosen crime types; `null` for all crime
 */
export function isCountedSingly(
  { countedSingly }: Pick<CountyRecordingRules, 'countedSingly'>,
  types: ReadonlySet<string> | null,
): boolean {
  return types !== null && types.size > 0 && [...types].every((one) => countedSingly.includes(one));
}

/**
 * Returns whether rules can record a choice of crime types: each type that they cannot distinguish must be counted
 * under types that are chosen too. NIBRS without its flag cannot record Domestic Violence alone, but can together
 * with all assaults.
 */
export function canRecordCrimeTypes(
  unrecorded: readonly UnrecordedType[],
  chosen: ReadonlySet<string>,
): boolean {
  return unrecorded.every(
    ({ crimeType, countedUnder }) =>
      !chosen.has(crimeType) ||
      (countedUnder.length > 0 && countedUnder.every((other) => chosen.has(other))),
  );
}
