import { createHash } from 'node:crypto';
import { STATION_REACH_KM } from '@townlight/domain/air';
import type { Bounds } from '@townlight/domain/county';
import type { Pool } from 'pg';
import type { Fetch } from '../../../loading/files/fetch-patiently.ts';
import { openAddress } from '../../../loading/files/open-address.ts';
import { openText } from '../../../loading/files/open-text.ts';
import { readStream } from '../../../loading/files/read-bytes.ts';
import { questionOutside } from '../../../loading/rows/outside-county.ts';
import type { StationRecord } from '../air-record.ts';
import type { AirMapping } from '../formats/mapping.ts';
import { airIsSample } from '../sample-air.ts';
import { type RejectedStation, readStations, type StationList } from './read-stations.ts';
import { StationBook } from './station-book.ts';

export interface GivenStations {
  readonly book: StationBook;
  readonly headings: ReadonlyMap<string, string>;
  /** Of the file; empty where none was given. */
  readonly sha256: string;
  readonly rejected: readonly RejectedStation[];
  /** Sentences about stations of the operator's own list that are too far to say anything of the county's air, and are on the map all the same. */
  readonly far: readonly string[];
}

export interface StationsPlace {
  readonly county: { readonly searchBounds: Bounds };
  /** A file or an address. */
  readonly stations?: string | undefined;
  readonly mapping?: AirMapping | undefined;
  /** A host that the address may redirect to, besides its own. */
  readonly followTo?: string | undefined;
  readonly fetch?: Fetch | undefined;
  /** Most of the operator's own list may be far from the county. */
  readonly acceptOutside?: boolean | undefined;
}

/** AirNow's file of the whole continent has 3 MB. */
const MOST_STATIONS_BYTES = 100_000_000;

/** The stations that a load may have readings of: those on record and those of the file that says where they are. */
export async function openStations(
  pool: Pool,
  { county, stations: place, mapping, fetch, followTo, acceptOutside }: StationsPlace,
): Promise<GivenStations> {
  const book = new StationBook(county.searchBounds);
  book.keep(await stationsOnRecord(pool));
  if (place === undefined) return { book, headings: new Map(), sha256: '', rejected: [], far: [] };
  const file = await (/^https?:/i.test(place)
    ? openAddress(place, { fetch, followTo })
    : openText(place));
  const text = await readStream(file.text, file.origin, MOST_STATIONS_BYTES);
  const list = readStations(text, file.origin, mapping?.stations);
  const far = farFromCounty(book, list, file.origin, acceptOutside);
  learnStations(book, list);
  const { headings, rejected } = list;
  return { book, headings, sha256: createHash('sha256').update(text).digest('hex'), rejected, far };
}

/** @throws Failure for a list of which most is elsewhere: all of it would be on the map */
function farFromCounty(
  book: StationBook,
  { stations, chosen }: StationList,
  origin: string,
  accepted: boolean | undefined,
): readonly string[] {
  const far = chosen ? stations.filter((station) => !book.isWithinReach(station)) : [];
  return questionOutside({
    origin,
    one: 'station',
    all: stations.length,
    outside: far.map(({ name, code }) => `${name} (${code})`),
    where: `more than ${STATION_REACH_KM} km from the county`,
    mend: 'List the stations of the county and around it; of AirNow’s file of monitoring sites (Monitoring_Site_Locations_V2.dat) those are chosen by themselves',
    accepted,
  });
}

/** Of a list that the operator made all stations; of AirNow's long one what is on record already or lies within reach. */
export function learnStations(book: StationBook, { stations, chosen }: StationList): void {
  for (const station of stations)
    if (chosen || book.kept.has(station.code)) book.keep([station]);
    else book.learn(station);
}

/** The invented stations of the sample are none that a file may speak of. */
export async function stationsOnRecord(pool: Pool): Promise<StationRecord[]> {
  if (await airIsSample(pool)) return [];
  const { rows } = await pool.query<StationRecord>(
    'select code, name, longitude, latitude from air_station',
  );
  return rows;
}
