import type { CoronavirusCounty } from '@townlight/domain/coronavirus';
import { createSharedAllocator } from '../../../platform/features/shared-memory.ts';
import type { PlacesData } from '../../places/index.ts';
import { readAreaReleases, readAreaReports } from '../store.ts';
import { computeCoronavirusData } from './compute-coronavirus-data.ts';
import type { CoronavirusData } from './coronavirus-data.ts';

interface CoronavirusBuildOptions {
  readonly county: CoronavirusCounty;
  readonly places: PlacesData;
  readonly spare: readonly SharedArrayBuffer[];
}

/** Builds the coronavirus data of the snapshot from the stored cases. */
export async function buildCoronavirusData(
  db: Parameters<typeof readAreaReports>[0],
  { county, places, spare }: CoronavirusBuildOptions,
): Promise<CoronavirusData> {
  const record = { areas: await readAreaReports(db), releases: await readAreaReleases(db) };
  const neighborhoods = places.areas.neighborhoods.map(({ id, name, residents }) => ({
    id,
    name,
    residents: residents?.count ?? null,
  }));
  return computeCoronavirusData(record, county, neighborhoods, createSharedAllocator(spare));
}
