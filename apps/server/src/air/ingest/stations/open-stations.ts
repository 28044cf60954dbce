import { createHash } from 'node:crypto';
import type { Bounds } from '@townlight/domain/county';
import type { Pool } from 'pg';
import type { Fetch } from '../../../loading/files/fetch-patiently.ts';
import { openAddress } from '../../../loading/files/open-address.ts';
import { openText } from '../../../loading/files/open-text.ts';
import { readStream } from '../../../loading/files/read-bytes.ts';
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
}

export interface StationsPlace {
  readonly county: { readonly searchBounds: Bounds };
  /** A file or an address. */
  readonly stations?: string | undefined;
  readonly mapping?: AirMapping | undefined;
  readonly fetch?: Fetch | undefined;
}

/** AirNow's file of the whole continent has 3 MB. */
const MOST_STATIONS_BYTES = 100_000_000;

/** The stations that a load may have readings of: those on record and those of the file that says where they are. */
export async function openStations(
  pool: Pool,
  { county, stations: place, mapping, fetch }: StationsPlace,
): Promise<GivenStations> {
  const book = new StationBook(county.searchBounds);
  book.keep(await stationsOnRecord(pool));
  if (place === undefined) return { book, headings: new Map(), sha256: '', rejected: [] };
  const file = await (/^https?:/i.test(place) ? openAddress(place, { fetch }) : openText(place));
  const text = await readStream(file.text, file.origin, MOST_STATIONS_BYTES);
  const list = readStations(text, file.origin, mapping?.stations);
  learnStations(book, list);
  const { headings, rejected } = list;
  return { book, headings, sha256: createHash('sha256').update(text).digest('hex'), rejected };
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
