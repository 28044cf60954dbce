import type { Partition } from '@townlight/domain/places';
import { Failure } from '../../../../platform/failure.ts';

/** How many rows of residents match the boundaries. */
export type ResidentsMatchCount = {
  matched: number;
  rows: number;
  /** Every row matches an area and every area a row; two censuses of a county differ in some ids. */
  complete: boolean;
};

/** Counts how many ids match an area. */
export function countMatchedRows<Area>(
  ids: readonly string[],
  areas: readonly Area[],
  find: (id: string) => Area | undefined,
): ResidentsMatchCount {
  const found = ids.flatMap((id) => find(id) ?? []);
  return {
    matched: found.length,
    rows: ids.length,
    complete: found.length === ids.length && new Set(found).size === areas.length,
  };
}

/** Names of areas that the Census Bureau redraws every ten years; neighborhoods are not census areas. */
const CENSUS_AREAS: Record<Partition, string | null> = {
  neighborhoods: null,
  zipcodes: 'zip code areas',
  tracts: 'tracts',
};

/** Returns whether the same id may be another area in another census. */
export function hasVintages(partition: Partition): boolean {
  return CENSUS_AREAS[partition] !== null;
}

/**
 * Checks that residents and boundaries are of the same census. When it is unknown, all ids must match.
 * @param boundaries census year of the boundaries in force, `null` when unknown
 * @throws Failure with what is missing or differs, and what to do
 */
export function checkResidentsVintage(
  origin: string,
  partition: Partition,
  {
    residents,
    boundaries,
    onSample,
  }: { residents: number | null; boundaries: number | null; onSample: boolean },
  match: () => ResidentsMatchCount,
): void {
  const areas = CENSUS_AREAS[partition];
  if (residents !== null && boundaries !== null && residents !== boundaries)
    throw new Failure(
      `${origin}: these are residents of the ${areas ?? partition} of ${residents}, and the boundaries in force are those of ${boundaries}, ` +
        `so nothing was published: ${describeMatch(match())}. Load residents of the ${areas ?? partition} of ${boundaries}, or first the boundaries of ${residents} ` +
        '(townlight ingest boundaries … --forget-residents)',
    );
  if (areas === null) return;
  const isUnstated = residents === null || boundaries === null;
  if (isUnstated && !onSample && match().complete) return;
  if (residents === null)
    throw new Failure(
      `${origin}: does not say of which census its ${areas} are, so nothing was published: two censuses share most ids, but not all outlines. ` +
        `Add --vintage ${boundaries ?? 2020} if they are those of ${boundaries ?? 2020}`,
    );
  if (onSample)
    throw new Failure(
      `${origin}: the ${areas} in force are those of the sample county, so nothing was published. ` +
        `Load real boundaries first (townlight ingest boundaries --partition ${partition} …), then this file`,
    );
  if (boundaries === null)
    throw new Failure(
      `${origin}: nobody stated of which census the ${areas} in force are, so nothing was published. ` +
        `Load their boundaries again with --vintage (townlight ingest boundaries --partition ${partition} --vintage ${residents} …), then this file`,
    );
}

export type PreviousResidents = {
  /** The name of the file in force. */
  source: string;
  vintage: number | null;
};

/**
 * Checks the same when boundaries are loaded and residents are in force.
 * @param changed whether any area differs from those that have the residents now
 * @throws Failure with what is missing or differs, and what to do
 */
export function checkBoundariesVintage(
  origin: string,
  partition: Partition,
  boundaries: number | null,
  { source, vintage }: PreviousResidents,
  { changed, match }: { changed: boolean; match: () => ResidentsMatchCount },
): void {
  const areas = CENSUS_AREAS[partition];
  const forget = `add --forget-residents, and load the residents of ${boundaries ?? 'their census'} after it`;
  if (boundaries !== null && vintage !== null && boundaries !== vintage)
    throw new Failure(
      `${origin}: these are the ${areas ?? partition} of ${boundaries}, and the residents in force (${source}) are those of ${vintage}, ` +
        `so nothing was published: ${describeMatch(match())}. Load the boundaries of ${vintage}; or ${forget}`,
    );
  if (areas === null) return;
  const isUnstated = boundaries === null || (vintage === null && changed);
  if (isUnstated && match().complete) return;
  if (boundaries === null)
    throw new Failure(
      `${origin}: does not say of which census its ${areas} are, and there are residents in force (${source}), so nothing was published: ` +
        `two censuses share most ids, but not all outlines. Add --vintage ${vintage ?? 2020} if they are those of ${vintage ?? 2020}`,
    );
  if (vintage === null && changed)
    throw new Failure(
      `${origin}: nobody stated of which census the residents in force (${source}) are, so nothing was published. ` +
        `If these boundaries are to replace those in force, ${forget}`,
    );
}

function describeMatch({ matched, rows }: ResidentsMatchCount): string {
  const n = (count: number) => count.toLocaleString('en');
  return `the boundaries have ${n(matched)} of the ${n(rows)} ids of residents, and the same id may be another area`;
}

/** Formats the census for a report: `tracts of 2020`. @param unknown text for an unknown census */
function describeVintage(partition: Partition, vintage: number | null, unknown: string): string[] {
  const areas = CENSUS_AREAS[partition];
  if (vintage !== null) return [`${areas ?? partition} of ${vintage}`];
  return areas === null ? [] : [`census of these ${areas}: ${unknown}`];
}

export function describeBoundariesVintage(partition: Partition, vintage: number | null): string[] {
  return describeVintage(
    partition,
    vintage,
    'unknown; state it with --vintage before residents are loaded',
  );
}

export function describeResidentsVintage(partition: Partition, vintage: number | null): string[] {
  return describeVintage(partition, vintage, 'not stated; all ids are those of the boundaries');
}
