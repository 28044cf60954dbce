import type { SourceRun } from '../../sources/index.ts';
import { fetchFile } from '../../sources/index.ts';
import type { AirCounty } from '../ingest/ingest-air.ts';
import { readStoredStations, registerStations } from '../ingest/stations/open-stations.ts';
import { parseStations } from '../ingest/stations/parse-stations.ts';
import { StationRegistry } from '../ingest/stations/station-registry.ts';
import type { AirNowSettings } from './airnow-settings.ts';

/** The file has some megabytes and seldom changes. */
const SITES_EVERY_HOURS = 24;

export interface RefreshedSites {
  readonly registry: StationRegistry;
  /** When the file of sites was last read. */
  readonly readAt: string | null;
  /** Why the file could not be read in this run; stored stations are known anyway. */
  readonly fault: string | null;
}

/** Loads the locations of stations: stored stations and, once a day, those of AirNow's file of sites. */
export async function refreshSites(
  run: Pick<SourceRun<AirNowSettings>, 'settings' | 'now' | 'portal' | 'signal' | 'database'>,
  { searchBounds }: AirCounty,
  readAt: string | null,
): Promise<RefreshedSites> {
  const registry = new StationRegistry(searchBounds);
  registry.accept(await readStoredStations(run.database.pool));
  const { sites } = run.settings;
  const age = readAt === null ? Number.POSITIVE_INFINITY : run.now.getTime() - Date.parse(readAt);
  if (sites === undefined || age < SITES_EVERY_HOURS * 3_600_000)
    return { registry, readAt, fault: null };
  try {
    const file = await fetchFile(sites, run.portal, run.signal);
    if (file === null) return { registry, readAt, fault: 'the file of sites is not there' };
    const list = parseStations(file.text, 'the file of sites');
    registerStations(registry, list);
    const [first] = list.rejected;
    const fault =
      first === undefined ? null : `the file of sites, line ${first.line}: ${first.reason}`;
    return { registry, readAt: run.now.toISOString(), fault };
  } catch (error) {
    run.signal.throwIfAborted();
    return { registry, readAt, fault: `the file of sites: ${(error as Error).message}` };
  }
}
