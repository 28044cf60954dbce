import type { CoronavirusCounty } from '@townlight/domain/coronavirus';
import type { PlacesData } from '../../places/index.ts';
import { sharedMemory } from '../../platform/parts/shared-memory.ts';
import { readAreaReleases, readReports } from '../store.ts';
import type { CoronavirusData } from './coronavirus-data.ts';
import { layOutCases } from './lay-out-cases.ts';

interface CoronavirusBuild {
  readonly county: CoronavirusCounty;
  readonly places: PlacesData;
  readonly spare: readonly SharedArrayBuffer[];
}

/** Builds the coronavirus data of the snapshot from the stored cases. */
export async function buildCoronavirusData(
  db: Parameters<typeof readReports>[0],
  { county, places, spare }: CoronavirusBuild,
): Promise<CoronavirusData> {
  const record = { areas: await readReports(db), releases: await readAreaReleases(db) };
  const neighborhoods = places.areas.neighborhoods.map(({ id, name, residents }) => ({
    id,
    name,
    residents: residents?.count ?? null,
  }));
  return layOutCases(record, county, neighborhoods, sharedMemory(spare));
}
