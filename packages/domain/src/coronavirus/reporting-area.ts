/** A health department. */
export interface CaseReporter {
  /** `county`, or the slug of its name. */
  readonly id: string;
  /** The city that it is of: `Long Beach`; null for the county’s. */
  readonly city: string | null;
}

/** An area for which cases are reported. It shares its name with neighborhoods, not its boundary. */
export interface ReportingArea {
  /** Name in the county's own file. */
  readonly label: string;
  /** The neighborhood it counts for; null where there is none. */
  readonly neighborhood: string | null;
  /** Why it counts for none; otherwise empty. */
  readonly why: string;
  readonly reporter: CaseReporter;
}

/** Facts about a county's case reports. */
export interface CoronavirusCounty {
  /** The county's name in statewide files. */
  readonly countyName: string;
  /** Publishers by the name of the source that loads their cases. */
  readonly sourceNames: Readonly<Record<string, string>>;
  reportingAreas(): readonly ReportingArea[];
  /** Returns the label for another source's place name; undefined for an unknown place. */
  labelOf(place: string): string | undefined;
  /** Neighborhoods counted together because one reporting area covers both. */
  readonly mergedPairs: readonly (readonly [string, string])[];
  /** Returns why a row that aggregates other areas of the same file is refused; undefined for other rows. */
  explainAggregateRow(place: string): string | undefined;
}

/**
 * Returns a key without case, accents, spaces and punctuation: `La Cañada Flintridge` equals `La Canada-Flintridge`.
 */
export function toPlaceKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether a county pack has no file about coronavirus cases, so that none can be loaded. */
export function hasNoReportingAreas({
  countyName,
}: Pick<CoronavirusCounty, 'countyName'>): boolean {
  return countyName === '';
}
