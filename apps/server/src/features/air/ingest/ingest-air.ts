import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { Bounds } from '@townlight/domain/county';
import type { TextStream } from '../../../ingest/files/decode-text-stream.ts';
import type { FetchFunction } from '../../../ingest/files/fetch-with-retry.ts';
import { openTextFile } from '../../../ingest/files/open-text-file.ts';
import { openTextUrl } from '../../../ingest/files/open-text-url.ts';
import { sha256OfFile } from '../../../ingest/files/read-file-bytes.ts';
import { formatCount, formatList } from '../../../ingest/format-counts.ts';
import type { LoadResult } from '../../../ingest/release/load-result.ts';
import { computeFingerprint, readNewestRelease } from '../../../ingest/release/publish-release.ts';
import { refuseAllRejected, withRejectsFile } from '../../../ingest/release/with-rejects-file.ts';
import { readCsv } from '../../../ingest/rows/read-csv.ts';
import type { LoadContext } from '../../../ingest/run-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Failure } from '../../../platform/failure.ts';
import { createAirNowParser, rejectHourlyObservations } from './formats/airnow.ts';
import { createAqsParser } from './formats/aqs.ts';
import { createMappedCsvParser } from './formats/mapped-csv.ts';
import type { AirMapping } from './formats/mapping.ts';
import type { ParseReadingRow } from './parsed-reading.ts';
import { type AirLoadReport, publishReadings } from './publish-readings.ts';
import { ReadingRowSorter } from './reading-row-sorter.ts';
import { type OpenedStations, openStations } from './stations/open-stations.ts';

/** Supported sources; `csv` is any other file, described by a mapping file. */
export const AIR_SOURCES = ['airnow', 'aqs', 'csv'] as const;
export type AirSource = (typeof AIR_SOURCES)[number];

/** Settings of the county. */
export interface AirCounty {
  readonly timeZone: string;
  readonly searchBounds: Bounds;
}

export interface AirLoadOptions extends LoadContext {
  readonly county: AirCounty;
  readonly source: AirSource;
  /** Exactly one of `file` and `url` is required. */
  readonly file?: string | undefined;
  readonly url?: string | undefined;
  /** A file or URL with the locations of stations; by default only stored stations are known. */
  readonly stations?: string | undefined;
  /** Required with `csv`. */
  readonly mapping?: AirMapping | undefined;
  readonly now: Date;
  /** Accepts a file most of whose stations are far from the county. */
  readonly acceptOutside?: boolean | undefined;
  /** A further host to which the URL may redirect. */
  readonly followTo?: string | undefined;
  readonly fetch?: FetchFunction;
}

/** Publishes the readings of one file as one release, or nothing. */
export async function ingestAir(
  database: Database,
  ingest: AirLoadOptions,
): Promise<LoadResult<AirLoadReport>> {
  const given = await openStations(database.pool, ingest);
  const fingerprint = (sha256: string) =>
    computeFingerprint(sha256, [ingest.mapping ?? null, given.sha256]);
  const known = await findPublishedLoad(database, ingest, fingerprint);
  if (known !== null) return known;
  const input = await openInput(ingest);
  const file = { folder: ingest.rejectsFolder, name: `air-${ingest.source}` };
  return await withRejectsFile(file, async (rejects) => {
    for (const { line, reason, row } of given.rejected)
      rejects.add(line, `of the stations: ${reason}`, row);
    const intake = new ReadingRowSorter(given.registry, rejects, ingest.now);
    const { text, origin } = input;
    const isAirNow = ingest.source === 'airnow';
    await intake.addFile(
      isAirNow
        ? readCsv(Readable.from(rejectHourlyObservations(text, origin)), origin, '|')
        : readCsv(text, origin),
      createRowParser(ingest, given.headings, input.origin),
      (rows) => ingest.onProgress?.(rows, input.done()),
    );
    const rowsRead = rejects.count + intake.readings.repeated + countReadings(intake);
    const hint = 'Fix the rows or choose the --source that fits the file';
    refuseAllRejected(rejects, { origin: input.origin, rowsRead, advice: hint });
    if (intake.readings.stations.size === 0) throw noReadingsFailure(intake, input.origin);
    const report = await inTransaction(database.pool, (client) =>
      publishReadings(client, {
        source: ingest.source,
        origin: input.origin,
        readings: intake.readings,
        stations: given.registry.accepted,
        renames: ingest.stations !== undefined,
        rejected: rejects.count - given.rejected.length,
        passedOver: intake.passedOver,
        fingerprint: fingerprint(input.sha256()),
        remarks: remarksOf(intake, given),
      }),
    );
    if (report === null) throw new Error('publish a release even if nothing changes');
    return { outcome: 'published', report };
  });
}

async function openInput({ file, url, fetch, followTo }: AirLoadOptions): Promise<TextStream> {
  if (file !== undefined) return await openTextFile(file);
  if (url === undefined) throw new Failure('name the readings with --file or --url');
  return await openTextUrl(url, { fetch, followTo });
}

function createRowParser(
  { source, mapping, county }: AirLoadOptions,
  headings: ReadonlyMap<string, string>,
  origin: string,
): ParseReadingRow {
  if (source === 'airnow') return createAirNowParser();
  if (source === 'aqs') return createAqsParser(origin);
  if (mapping === undefined)
    throw new Failure('--source csv needs --mapping, the file that names the columns');
  return createMappedCsvParser({ mapping, timeZone: county.timeZone, headings, origin });
}

function countReadings({ readings }: ReadingRowSorter): number {
  let count = 0;
  for (const hours of readings.stations.values()) count += hours.size;
  return count;
}

function noReadingsFailure({ passedOver, unknown }: ReadingRowSorter, origin: string): Failure {
  if (unknown.size > 0)
    return new Failure(
      `${origin}: has no reading from a station whose location is known, so nothing was published. Unknown: ${formatList([...unknown], 3)}; ` +
        'say where they are with --stations, AirNow’s file of monitoring sites or a CSV with code, name, latitude and longitude',
    );
  if (passedOver.farStations > 0)
    return new Failure(
      `${origin}: has no reading from a station within 25 km of the county, so nothing was published. ` +
        'Stations named in a CSV given with --stations are kept wherever they are',
    );
  return new Failure(
    `${origin}: has no PM2.5 readings, so nothing was published. Choose the --source that fits the file`,
  );
}

function remarksOf(
  { unknown }: ReadingRowSorter,
  { rejected: [first, ...more], far }: OpenedStations,
): string[] {
  const remarks: string[] = [];
  if (first !== undefined)
    remarks.push(
      `${formatCount(1 + more.length, 'row')} of the stations file cannot be used; line ${first.line.toLocaleString('en')}: ${first.reason}`,
    );
  for (const sentence of far)
    remarks.push(
      `${sentence}, and on the map; if that is a mistake, withdraw the release and load it with another list`,
    );
  if (unknown.size > 0) remarks.push(unknownPlaces(unknown));
  return remarks;
}

function unknownPlaces(unknown: ReadonlySet<string>): string {
  return `${formatCount(unknown.size, 'station')} in the file ${unknown.size === 1 ? 'has no known location' : 'have no known location'}: ${formatList([...unknown], 3)}; give it with --stations`;
}

/** Returns the newest release of this source and file if it has the same bytes and was read with the same options. */
async function findPublishedLoad(
  { pool }: Database,
  { file, source }: AirLoadOptions,
  fingerprint: (sha256: string) => string,
): Promise<LoadResult<AirLoadReport> | null> {
  if (file === undefined) return null;
  const origin = basename(file);
  const newest = await readNewestRelease(pool, { kind: 'air', source }, origin);
  if (newest === undefined || newest.fingerprint !== fingerprint(await sha256OfFile(file)))
    return null;
  return { outcome: 'already-published', releaseId: newest.id, origin };
}
