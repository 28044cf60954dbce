import { basename } from 'node:path';
import { MAX_FORECAST_DISTANCE_KM } from '@townlight/domain/air';
import type { Bounds } from '@townlight/domain/county';
import { distanceToBoundsKm, type GeoPoint } from '@townlight/domain/places';
import { type Day, formatLocalDate, parseDay } from '@townlight/domain/time';
import type { TextStream } from '../../../ingest/files/decode-text-stream.ts';
import type { FetchFunction } from '../../../ingest/files/fetch-with-retry.ts';
import { openTextFile } from '../../../ingest/files/open-text-file.ts';
import { openTextUrl } from '../../../ingest/files/open-text-url.ts';
import { readTextStream, sha256OfFile } from '../../../ingest/files/read-file-bytes.ts';
import type { LoadResult } from '../../../ingest/release/load-result.ts';
import { computeFingerprint, readNewestRelease } from '../../../ingest/release/publish-release.ts';
import { refuseAllRejected, withRejectsFile } from '../../../ingest/release/with-rejects-file.ts';
import type { LoadContext } from '../../../ingest/run-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Failure } from '../../../platform/failure.ts';
import { ForecastRowSorter } from './forecast-row-sorter.ts';
import type { ForecastRowOptions } from './parse-forecast-row.ts';
import { type ForecastLoadReport, publishForecasts } from './publish-forecasts.ts';

/** Settings of the county. */
export interface ForecastCounty {
  readonly timeZone: string;
  readonly searchBounds: Bounds;
}

export interface ForecastLoadOptions extends LoadContext {
  readonly county: ForecastCounty;
  /** Exactly one of `file` and `url` is required. */
  readonly file?: string | undefined;
  readonly url?: string | undefined;
  readonly now: Date;
  /** A further host to which the URL may redirect. */
  readonly followTo?: string | undefined;
  readonly fetch?: FetchFunction;
}

/** The file of the complete continent has 2 MB. */
const MAX_FILE_BYTES = 50_000_000;

/** Publishes the forecasts of one file as one release, or nothing. */
export async function ingestForecast(
  database: Database,
  load: ForecastLoadOptions,
): Promise<LoadResult<ForecastLoadReport>> {
  const known = await findPublishedLoad(database, load.file);
  if (known !== null) return known;
  const input = await openInput(load);
  const text = await readTextStream(input.text, input.origin, MAX_FILE_BYTES);
  const file = { folder: load.rejectsFolder, name: 'air-forecast' };
  return await withRejectsFile(file, async (rejects) => {
    const today = toForecastDay(load.now, load.county);
    const intake = new ForecastRowSorter(toForecastRowOptions(load.county, today), rejects);
    intake.addText(text);
    const { skipped } = intake;
    const { whole, left } = intake.listDays();
    const rowsRead = [...whole, ...left].reduce((sum, { size }) => sum + size, rejects.count);
    const skippedRows = skipped.observations + skipped.yesterdays + skipped.farAreas;
    refuseAllRejected(rejects, {
      origin: input.origin,
      rowsRead: rowsRead + skippedRows,
      advice: "Load AirNow's file of reporting areas, reportingarea.dat",
    });
    if (whole.length === 0)
      throw new Failure(
        `${input.origin}: has no complete forecast for today or later of a reporting area within ${MAX_FORECAST_DISTANCE_KM} km of the county, ` +
          `so nothing was published${rejects.count > 0 ? `; ${rejects.firstFault}` : ''}`,
      );
    const report = await inTransaction(database.pool, (client) =>
      publishForecasts(client, {
        origin: input.origin,
        intake,
        rejected: rejects.count,
        today,
        fingerprint: computeFingerprint(input.sha256(), []),
      }),
    );
    if (report === null) throw new Error('publish a release even if nothing changes');
    return { outcome: 'published', report };
  });
}

/** Returns the day in the county. */
export function toForecastDay(now: Date, { timeZone }: Pick<ForecastCounty, 'timeZone'>): Day {
  return parseDay(formatLocalDate(now, timeZone)) as Day;
}

/** Returns what the rows of a county are parsed with. */
export function toForecastRowOptions(
  { searchBounds }: ForecastCounty,
  today: Day,
): ForecastRowOptions {
  const isNear = (point: GeoPoint) =>
    distanceToBoundsKm(point, searchBounds) <= MAX_FORECAST_DISTANCE_KM;
  return { isNear, today };
}

async function openInput({ file, url, fetch, followTo }: ForecastLoadOptions): Promise<TextStream> {
  if (file !== undefined) return await openTextFile(file);
  if (url === undefined) throw new Failure('name the forecasts with --file or --url');
  return await openTextUrl(url, { fetch, followTo });
}

/** Returns the newest release of this file if it has the same bytes. */
async function findPublishedLoad(
  { pool }: Database,
  file: string | undefined,
): Promise<LoadResult<ForecastLoadReport> | null> {
  if (file === undefined) return null;
  const origin = basename(file);
  const newest = await readNewestRelease(pool, { kind: 'air-forecast', source: 'airnow' }, origin);
  return newest?.fingerprint === computeFingerprint(await sha256OfFile(file), [])
    ? { outcome: 'already-published', releaseId: newest.id, origin }
    : null;
}
