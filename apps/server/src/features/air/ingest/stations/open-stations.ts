import { createHash } from 'node:crypto';
import { STATION_SEARCH_MARGIN_KM } from '@townlight/domain/air';
import type { Bounds } from '@townlight/domain/county';
import type { Pool } from 'pg';
import type { FetchFunction } from '../../../../ingest/files/fetch-with-retry.ts';
import { openTextFile } from '../../../../ingest/files/open-text-file.ts';
import { openTextUrl } from '../../../../ingest/files/open-text-url.ts';
import { readTextStream } from '../../../../ingest/files/read-file-bytes.ts';
import { checkOutsideCounty } from '../../../../ingest/rows/check-outside-county.ts';
import type { AirMapping } from '../formats/mapping.ts';
import type { StationRecord } from '../parsed-reading.ts';
import { isAirSampleOnly } from '../sample-air.ts';
import { parseStations, type RejectedStation, type StationList } from './parse-stations.ts';
import { StationRegistry } from './station-registry.ts';

export interface OpenedStations {
  readonly registry: StationRegistry;
  readonly headings: ReadonlyMap<string, string>;
  /** Hash of the file; empty without one. */
  readonly sha256: string;
  readonly rejected: readonly RejectedStation[];
  /**
   * Sentences about stations in the operator's list that are too far away for estimates of the county's air and still
   * appear on the map.
   */
  readonly far: readonly string[];
}

export interface StationSourceOptions {
  readonly county: { readonly searchBounds: Bounds };
  /** A file or a URL. */
  readonly stations?: string | undefined;
  readonly mapping?: AirMapping | undefined;
  /** A further host to which the URL may redirect. */
  readonly followTo?: string | undefined;
  readonly fetch?: FetchFunction | undefined;
  /** Accepts a list most of whose stations are far from the county. */
  readonly acceptOutside?: boolean | undefined;
}

/** AirNow's file of the complete continent has 3 MB. */
const MAX_STATIONS_BYTES = 100_000_000;

/** Opens the stations that a load may have readings of: stored stations and those of the stations file. */
export async function openStations(
  pool: Pool,
  { county, stations: place, mapping, fetch, followTo, acceptOutside }: StationSourceOptions,
): Promise<OpenedStations> {
  const registry = new StationRegistry(county.searchBounds);
  registry.accept(await readStoredStations(pool));
  if (place === undefined)
    return { registry, headings: new Map(), sha256: '', rejected: [], far: [] };
  const file = await (/^https?:/i.test(place)
    ? openTextUrl(place, { fetch, followTo })
    : openTextFile(place));
  const text = await readTextStream(file.text, file.origin, MAX_STATIONS_BYTES);
  const list = parseStations(text, file.origin, mapping?.stations);
  const far = describeFarStations(registry, list, file.origin, acceptOutside);
  registerStations(registry, list);
  const { headings, rejected } = list;
  return {
    registry,
    headings,
    sha256: createHash('sha256').update(text).digest('hex'),
    rejected,
    far,
  };
}

/** @throws Failure for a list most of whose stations are elsewhere: all of them would be on the map */
function describeFarStations(
  registry: StationRegistry,
  { stations, chosen }: StationList,
  origin: string,
  accepted: boolean | undefined,
): readonly string[] {
  const far = chosen ? stations.filter((station) => !registry.isWithinReach(station)) : [];
  return checkOutsideCounty({
    origin,
    singular: 'station',
    all: stations.length,
    outside: far.map(({ name, code }) => `${name} (${code})`),
    where: `more than ${STATION_SEARCH_MARGIN_KM} km from the county`,
    advice:
      'List the stations of the county and around it; of AirNow’s file of monitoring sites (Monitoring_Site_Locations_V2.dat) those are chosen by themselves',
    accepted,
  });
}

/**
 * Registers all stations of an operator's list; of AirNow's long list those that are stored already or lie within
 * reach.
 */
export function registerStations(
  registry: StationRegistry,
  { stations, chosen }: StationList,
): void {
  for (const station of stations)
    if (chosen || registry.accepted.has(station.code)) registry.accept([station]);
    else registry.acceptIfNear(station);
}

/** Reads the stored stations; none if they are sample stations, which a file may not refer to. */
export async function readStoredStations(pool: Pool): Promise<StationRecord[]> {
  if (await isAirSampleOnly(pool)) return [];
  const { rows } = await pool.query<StationRecord>(
    'select code, name, longitude, latitude from air_station',
  );
  return rows;
}
