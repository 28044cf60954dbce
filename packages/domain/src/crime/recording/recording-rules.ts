/** A crime type (small bundle) for which an agency's rules or codes have no place of its own. */
export interface UnrecordedType {
  readonly crimeType: string;
  /**
   * The crime types among which these rules count such reports instead: a choice that holds all of them loses nothing.
   * Empty where the reports are not published at all.
   */
  readonly countedUnder: readonly string[];
}

/** What the agencies of a county record, and what only some of them do. Names are those of small bundles. */
export interface CountyRecording {
  /**
   * Crime types that "All Crime" leaves out because not every agency records them; `basket=everything` counts them too.
   * What is not named here is inside, what has no category yet among it: it counts until staff say what it is.
   */
  readonly outsideAllCrime: readonly string[];
  /** By name of the rules, as `Agency.rules` and a release name them: what records that follow them cannot hold. */
  readonly unrecorded: Readonly<Record<string, readonly UnrecordedType[]>>;
}

/**
 * Whether rules can hold a choice of crime types: each type that they have no place for must be counted among others that
 * are chosen too. So NIBRS without its flag cannot hold Domestic Violence alone, but holds it together with all assaults.
 */
export function canHold(
  unrecorded: readonly UnrecordedType[],
  chosen: ReadonlySet<string>,
): boolean {
  return unrecorded.every(
    ({ crimeType, countedUnder }) =>
      !chosen.has(crimeType) ||
      (countedUnder.length > 0 && countedUnder.every((other) => chosen.has(other))),
  );
}
