/** From this ratio on, an area's rate per resident is marked as inflated. */
export const MIN_JOBS_PER_RESIDENT_FOR_NOTE = 2;

/** What attracts many people who do not live in a place: work, or sights, shops, beaches and travel. */
export type VisitorAttraction = 'work' | 'visits';

/** Daytime population data of a place. */
export interface DaytimePlace {
  readonly jobs?: number;
  /** People present on a working day: residents at home, workers and visitors. */
  readonly daytime?: number;
  /** A known destination, whatever the number of jobs. */
  readonly draws?: VisitorAttraction | undefined;
}

/** A county's daytime data by neighborhood id. */
export interface DaytimeTable {
  /**
   * The public record behind `jobs` and `daytime`. `null` for generated values of the sample county, which are shown
   * only with sample records.
   */
  readonly source: { readonly name: string; readonly year: number } | null;
  readonly places: Readonly<Record<string, DaytimePlace>>;
}

/** Why a place's rate per resident is inflated. */
export type HighRateReason = 'few-residents' | VisitorAttraction;

/**
 * Returns why a place has many visitors per resident: at least `MIN_JOBS_PER_RESIDENT_FOR_NOTE` jobs per resident, or
 * an entry in the county's list of destinations.
 * @param residents `null` where they are unknown
 */
export function findHighRateReason(
  place: DaytimePlace,
  residents: number | null,
): HighRateReason | null {
  const { jobs } = place;
  if (
    jobs !== undefined &&
    residents !== null &&
    jobs >= MIN_JOBS_PER_RESIDENT_FOR_NOTE * residents
  )
    return 'few-residents';
  return place.draws ?? null;
}
