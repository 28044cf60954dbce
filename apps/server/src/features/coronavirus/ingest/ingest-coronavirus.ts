import { basename } from 'node:path';
import type { CoronavirusCounty } from '@townlight/domain/coronavirus';
import { type Day, parseDay } from '@townlight/domain/time';
import type { TextStream } from '../../../ingest/files/decode-text-stream.ts';
import type { FetchFunction } from '../../../ingest/files/fetch-with-retry.ts';
import { openTextFile } from '../../../ingest/files/open-text-file.ts';
import { openTextUrl } from '../../../ingest/files/open-text-url.ts';
import { sha256OfFile } from '../../../ingest/files/read-file-bytes.ts';
import type { LoadResult } from '../../../ingest/release/load-result.ts';
import { computeFingerprint, readNewestRelease } from '../../../ingest/release/publish-release.ts';
import { refuseAllRejected, withRejectsFile } from '../../../ingest/release/with-rejects-file.ts';
import { checkOutsideCounty } from '../../../ingest/rows/check-outside-county.ts';
import { readCsv } from '../../../ingest/rows/read-csv.ts';
import type { LoadContext } from '../../../ingest/run-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Failure } from '../../../platform/failure.ts';
import { CaseReportRowSorter } from './case-report-row-sorter.ts';
import { createGenericCsvParser } from './formats/generic-csv.ts';
import { createLaCountyParser } from './formats/lacounty.ts';
import { createLaTimesParser } from './formats/latimes.ts';
import type { DefaultWithheldRange } from './formats/parse-values.ts';
import type { ParseReportRow } from './parsed-report.ts';
import { type CoronavirusLoadReport, publishReports } from './publish-reports.ts';

/** Supported sources; `csv` is any other file. */
export const CORONAVIRUS_SOURCES = ['latimes', 'lacounty', 'csv'] as const;
export type CoronavirusSource = (typeof CORONAVIRUS_SOURCES)[number];

export interface CoronavirusLoadOptions extends LoadContext {
  readonly county: CoronavirusCounty;
  readonly source: CoronavirusSource;
  /** Exactly one of `file` and `url` is required. */
  readonly file?: string | undefined;
  readonly url?: string | undefined;
  /** The range of withheld numbers for which the file gives no range. */
  readonly withheldMeans?: DefaultWithheldRange;
  /** Today in the county, `2026-11-20`. */
  readonly today: string;
  /** Accepts a file most of whose places are not in the county. */
  readonly acceptOutside?: boolean | undefined;
  /** A further host to which the URL may redirect. */
  readonly followTo?: string | undefined;
  readonly fetch?: FetchFunction;
}

/** Publishes the reports of one file as one release, or nothing. */
export async function ingestCoronavirus(
  database: Database,
  ingest: CoronavirusLoadOptions,
): Promise<LoadResult<CoronavirusLoadReport>> {
  const range = ingest.withheldMeans;
  // The keys are those of earlier versions, so that a file that they loaded is recognized.
  const options = [range === undefined ? null : { atLeast: range.min, atMost: range.max }];
  const fingerprint = (sha256: string) => computeFingerprint(sha256, options);
  const known = await findPublishedLoad(database, ingest, fingerprint);
  if (known !== null) return known;
  const input = await openInput(ingest);
  const file = { folder: ingest.rejectsFolder, name: `coronavirus-${ingest.source}` };
  return await withRejectsFile(file, async (rejects) => {
    const intake = new CaseReportRowSorter(ingest.county, rejects, parseDay(ingest.today) as Day);
    await intake.addFile(
      readCsv(input.text, input.origin),
      createRowParser(ingest, input.origin),
      (rows) => ingest.onProgress?.(rows, input.done()),
    );
    const { reports, passedOver } = intake;
    const rowsRead = rejects.count + reports.repeated + reports.count;
    const hint = 'Fix the rows or choose the --source that fits the file';
    refuseAllRejected(rejects, { origin: input.origin, rowsRead, advice: hint });
    if (reports.count === 0)
      throw new Failure(
        `${input.origin}: has no cases for any area of the county, so nothing was published. Choose the --source that fits the file`,
      );
    const remarks = checkOutsideCounty({
      origin: input.origin,
      singular: 'place',
      all: intake.unknown.size + reports.areas.size,
      outside: [...intake.unknown],
      where:
        intake.unknown.size === 1
          ? 'not a reporting area of the county'
          : 'not reporting areas of the county',
      advice: 'Choose the --source that fits the file, or load the file of the county',
      accepted: ingest.acceptOutside,
    });
    const report = await inTransaction(database.pool, (client) =>
      publishReports(client, {
        source: ingest.source,
        origin: input.origin,
        reports,
        rejected: rejects.count,
        passedOver,
        fingerprint: fingerprint(input.sha256()),
        remarks,
      }),
    );
    return { outcome: 'published', report };
  });
}

async function openInput({
  file,
  url,
  fetch,
  followTo,
}: CoronavirusLoadOptions): Promise<TextStream> {
  if (file !== undefined) return await openTextFile(file);
  if (url === undefined) throw new Failure('name the reports with --file or --url');
  return await openTextUrl(url, { fetch, followTo });
}

function createRowParser(
  { source, county, withheldMeans }: CoronavirusLoadOptions,
  origin: string,
): ParseReportRow {
  if (source === 'latimes') return createLaTimesParser(origin, county.countyName, withheldMeans);
  if (source === 'lacounty') return createLaCountyParser(origin, withheldMeans);
  return createGenericCsvParser(origin, withheldMeans);
}

/** Returns the newest release of this source and file if it has the same bytes and was read with the same options. */
async function findPublishedLoad(
  { pool }: Database,
  { file, source }: CoronavirusLoadOptions,
  fingerprint: (sha256: string) => string,
): Promise<LoadResult<CoronavirusLoadReport> | null> {
  if (file === undefined) return null;
  const origin = basename(file);
  const newest = await readNewestRelease(pool, { kind: 'coronavirus', source }, origin);
  if (newest === undefined || newest.fingerprint !== fingerprint(await sha256OfFile(file)))
    return null;
  return { outcome: 'already-published', releaseId: newest.id, origin };
}
