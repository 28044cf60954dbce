/** An area with at least so many jobs for each resident is said to read high by residents. */
export const MANY_JOBS_PER_RESIDENT = 2;

/** What brings many people to a place where they do not live: work, or sights, shops, beaches and travel. */
export type Draw = 'work' | 'visits';

/** What is known of the people who are in a place by day. */
export interface DaytimePlace {
  readonly jobs?: number;
  /** People who are there on a working day: residents at home, workers and visitors. */
  readonly daytime?: number;
  /** Known for it, whatever the number of jobs. */
  readonly draws?: Draw | undefined;
}

/** A county's table of who is where by day; by the ids of neighborhoods. */
export interface DaytimePlaces {
  /** The public record that `jobs` and `daytime` are from. `null`: they are made up for the sample county, and told beside invented records only. */
  readonly source: { readonly name: string; readonly year: number } | null;
  readonly places: Readonly<Record<string, DaytimePlace>>;
}

/** Why the rate per resident of a place reads high. */
export type ReadsHigh = 'few-residents' | Draw;

/**
 * Whether a place is said to have many visitors for its residents: where it has at least `MANY_JOBS_PER_RESIDENT` jobs for each, or is
 * in the county's list of places that draw people.
 * @param residents `null` where they are not known
 */
export function readsHigh(place: DaytimePlace, residents: number | null): ReadsHigh | null {
  const { jobs } = place;
  if (jobs !== undefined && residents !== null && jobs >= MANY_JOBS_PER_RESIDENT * residents)
    return 'few-residents';
  return place.draws ?? null;
}
