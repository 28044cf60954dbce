import { createHash, type Hash } from 'node:crypto';
import { basename } from 'node:path';
import type { AgencyDivision } from '@townlight/domain/county';
import type { CrimeSource } from '@townlight/domain/crime';
import type { TextStream } from '../../../ingest/files/decode-text-stream.ts';
import type { FetchFunction } from '../../../ingest/files/fetch-with-retry.ts';
import { openTextFile } from '../../../ingest/files/open-text-file.ts';
import { openTextUrl } from '../../../ingest/files/open-text-url.ts';
import { sha256OfFile } from '../../../ingest/files/read-file-bytes.ts';
import { listRowLimits, refuseRowLimitedUrl } from '../../../ingest/files/row-limited-url.ts';
import type { LoadResult } from '../../../ingest/release/load-result.ts';
import { computeFingerprint, lockReleases } from '../../../ingest/release/publish-release.ts';
import { refuseAllRejected, withRejectsFile } from '../../../ingest/release/with-rejects-file.ts';
import { fetchSocrataRows } from '../../../ingest/rows/fetch-socrata-rows.ts';
import { type CsvChunk, readCsv } from '../../../ingest/rows/read-csv.ts';
import type { LoadContext } from '../../../ingest/run-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Failure } from '../../../platform/failure.ts';
import { findCrimeColumns } from './find-crime-columns.ts';
import { createNonCrimeRowTest } from './left-out-rows.ts';
import { type CrimeLoadReport, loadCrime, type SourceRow } from './load-crime.ts';
import type { CoverageStatement } from './month-coverage/coverage-statement.ts';
import { refuseImpossibleMonths } from './month-coverage/possible-months.ts';
import { createRecordParser } from './parse-crime-row.ts';
import { createPointLocator } from './point-locator.ts';
import { RecordDates } from './record-dates.ts';
import { refuseNonePlaced, refuseWrongNumbers } from './refuse-records.ts';
import { RowSummarizer } from './release-row-summary.ts';
import { removeSampleRecords } from './sample-records.ts';
import { chooseBulkLoad, tuneForBulkLoad } from './upsert-record-batch.ts';
import { AGENCY_RELEASES_SQL, NEWEST_FIRST_SQL } from './versions/releases-in-force.ts';

export interface CrimeIngestOptions extends LoadContext {
  /** Name of the source, e.g. `city-police`. */
  readonly sourceName: string;
  readonly source: CrimeSource;
  /** Exactly one of `file` and `url` is set. */
  readonly file?: string | undefined;
  readonly url?: string | undefined;
  readonly statement?: CoverageStatement | undefined;
  readonly asOf?: Date | undefined;
  /** The agency's divisions, if its records name them. */
  readonly divisions?: readonly AgencyDivision[] | undefined;
  /** The file was read page by page to its end, so its row count does not indicate truncation. */
  readonly isPaged?: boolean | undefined;
  /** Today in the county, e.g. `2026-11-20`. */
  readonly today: string;
  /** The county's time zone, for dates with an offset. */
  readonly timeZone: string;
  /** An additional host that the address may redirect to. */
  readonly followTo?: string | undefined;
  readonly fetch?: FetchFunction;
}

/** Publishes one file or dataset as one release; publishes nothing on failure. */
export async function ingestCrime(
  database: Database,
  ingest: CrimeIngestOptions,
): Promise<LoadResult<CrimeLoadReport>> {
  refuseImpossibleMonths(
    ingest.statement?.months ?? [],
    ingest.today,
    ingest.source.recordedMonths,
  );
  const known = await findPublishedRelease(database, ingest);
  if (known !== null) return known;
  const input = await openInput(ingest);
  const { origin } = input;
  const summarizer = new RowSummarizer(ingest.source);
  const file = { folder: ingest.rejectsFolder, name: ingest.sourceName };
  return await withRejectsFile(file, async (rejects) => {
    const report = await inTransaction(database.pool, async (client) => {
      await tuneForBulkLoad(client, database.kind);
      // Locks before reading the boundaries, which no other load may change until this one commits.
      await lockReleases(client);
      const sampleWent = await removeSampleRecords(client);
      const loaded = await loadCrime(client, {
        agency: ingest.source.agency,
        agencyName: ingest.source.agencyName,
        source: ingest.sourceName,
        origin,
        rows: parseRows(input.chunks, ingest, origin, summarizer),
        codeClasses: ingest.source.codeClasses,
        place: await createPointLocator(client),
        statement: ingest.statement,
        asOf: ingest.asOf,
        divisions: ingest.divisions,
        monthBounds: ingest.source.recordedMonths,
        summarizeRows: () => summarizer.summarize(),
        rowLimits: input.rowLimits,
        numberColumn: ingest.source.columns.number,
        bulkLoad: chooseBulkLoad(database.kind),
        onRejected: (row, reason) => rejects.add(row.line, reason, row.raw),
        onProgress: (rows) => ingest.onProgress?.(rows, input.done()),
        remarks: sampleWent ? ['the sample records were removed'] : [],
        fingerprint: input.fingerprint,
      });
      const { rowsRead } = loaded;
      if (rowsRead === 0)
        throw new Failure(`${origin}: has a header but no rows; nothing was published`);
      const advice = 'Fix the rows or choose the --source that fits the file';
      refuseAllRejected(rejects, { origin, rowsRead, advice });
      refuseWrongNumbers(loaded, ingest.source);
      refuseNonePlaced(loaded, { isScheduled: ingest.statement?.continues !== undefined });
      return loaded;
    });
    return { outcome: 'published', report };
  });
}

interface Input {
  readonly origin: string;
  readonly rowLimits: readonly number[];
  readonly chunks: AsyncIterable<CsvChunk>;
  done(): number | null;
  fingerprint(): string;
}

async function openInput(ingest: CrimeIngestOptions): Promise<Input> {
  const { file, url, source, fetch, followTo } = ingest;
  if (file !== undefined) return textInput(await openTextFile(file), ingest);
  if (url === undefined) throw new Failure('name the records with --file or --url');
  const { pathname } = new URL(url);
  if (!pathname.endsWith('.json')) {
    refuseRowLimitedUrl(url);
    return textInput(await openTextUrl(url, { fetch, followTo }), ingest);
  }
  const expected = [...Object.values(source.columns), source.leftOut?.column].filter(
    (name) => name !== undefined,
  );
  const hash = createHash('sha256');
  return {
    origin: basename(pathname),
    rowLimits: [],
    chunks: hashed(fetchSocrataRows(url, expected, { fetch, followTo }), hash),
    done: () => null,
    fingerprint: () => crimeFingerprint(ingest, hash.digest('hex')),
  };
}

async function* hashed(chunks: AsyncIterable<CsvChunk>, hash: Hash): AsyncGenerator<CsvChunk> {
  for await (const chunk of chunks) {
    hash.update(JSON.stringify(chunk.rows));
    yield chunk;
  }
}

function textInput({ text, origin, done, sha256 }: TextStream, ingest: CrimeIngestOptions): Input {
  return {
    origin,
    rowLimits: ingest.isPaged ? [] : listRowLimits(ingest.url),
    chunks: readCsv(text, origin),
    done,
    fingerprint: () => crimeFingerprint(ingest, sha256()),
  };
}

async function* parseRows(
  chunks: AsyncIterable<CsvChunk>,
  ingest: CrimeIngestOptions,
  origin: string,
  summarizer: RowSummarizer,
): AsyncGenerator<SourceRow[]> {
  let parse: ReturnType<typeof createRecordParser> | null = null;
  let dates: RecordDates | null = null;
  let isLeftOut: (row: readonly string[]) => boolean = () => false;
  for await (const { rows, lines } of chunks) {
    const parsed: SourceRow[] = [];
    for (let at = 0; at < rows.length; at++) {
      const raw = rows[at] as string[];
      if (parse === null) {
        const columns = findCrimeColumns(ingest.source, raw, origin);
        const { timeZone, today } = ingest;
        const { dateOrder } = ingest.source;
        dates = new RecordDates({ dateOrder, timeZone, today, hasTimeColumn: columns.time >= 0 });
        parse = createRecordParser(ingest.source, columns, raw.length, dates);
        isLeftOut = createNonCrimeRowTest(ingest.source, raw, origin);
      } else if (isLeftOut(raw)) summarizer.leaveOut();
      else {
        const row = { line: lines[at] as number, parsed: parse(raw), raw };
        summarizer.include(row.parsed);
        parsed.push(row);
      }
    }
    yield parsed;
  }
  dates?.refuseUtcDays(origin, ingest.source.columns.date);
}

/**
 * Returns the release that already contains the same bytes with the same statement: the agency's newest one, or one
 * with the same `asOf`. An older release is loaded again if no `asOf` is given: loading A, B, A ends with A. The file
 * is hashed in advance only if such a release has the same file name, so that a first load reads the file once.
 */
async function findPublishedRelease(
  database: Database,
  ingest: CrimeIngestOptions,
): Promise<LoadResult<CrimeLoadReport> | null> {
  if (ingest.file === undefined) return null;
  const origin = basename(ingest.file);
  const { rows } = await database.pool.query<{ id: number; origin: string; fingerprint: string }>(
    `select r.id, r.origin, r.fingerprint from release r
      where ${AGENCY_RELEASES_SQL} and ($2::timestamptz is null or r.as_of = $2) order by ${NEWEST_FIRST_SQL}`,
    [ingest.source.agency, ingest.asOf ?? null],
  );
  const candidates = ingest.asOf === undefined ? rows.slice(0, 1) : rows;
  const sameName = candidates.filter((release) => release.origin === origin);
  if (sameName.length === 0) return null;
  const fingerprint = crimeFingerprint(ingest, await sha256OfFile(ingest.file));
  const known = sameName.find((release) => release.fingerprint === fingerprint);
  return known === undefined ? null : { outcome: 'already-published', releaseId: known.id, origin };
}

function crimeFingerprint(ingest: CrimeIngestOptions, sha256: string): string {
  return computeFingerprint(sha256, [ingest.source, ingest.statement ?? null, ingest.asOf ?? null]);
}
