import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { MonthRange } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Failure } from '../../platform/failure.ts';
import { lockReleases, RejectsWriter } from '../../releases/index.ts';
import { findColumns } from './column-finder.ts';
import { type CrimeSource, crimeSource } from './crime-source.ts';
import { type CrimeReport, loadCrime, type SourceRow } from './load-crime.ts';
import { openText } from './open-text.ts';
import { recordParser } from './parse-record.ts';
import { openPlacePoints } from './place-points.ts';
import { type CsvChunk, readCsv } from './read-csv.ts';
import { type FetchPage, readSocrata } from './read-socrata.ts';
import { removeSampleRecords } from './sample-records.ts';
import { bulkLoadOf } from './write-batch.ts';

export interface CrimeIngest {
  /** Name of the source, e.g. `lapd-legacy`. */
  readonly sourceName: string;
  readonly source: CrimeSource;
  /** Exactly one of the two. */
  readonly file?: string | undefined;
  readonly url?: string | undefined;
  readonly months?: MonthRange | undefined;
  /** Today in the county, `2026-11-20`. */
  readonly today: string;
  readonly rejectsFolder: string;
  /** `done` runs from 0 to 1 where the size is known, else it is `null`. */
  readonly onProgress?: (rows: number, done: number | null) => void;
  readonly fetchPage?: FetchPage;
}

export type CrimeIngestResult =
  | {
      readonly outcome: 'published';
      readonly report: CrimeReport;
      readonly rejects: string | null;
      readonly replacedSample: boolean;
    }
  /** The same bytes with the same options are already published. */
  | { readonly outcome: 'already-published'; readonly releaseId: number };

/** Publishes one file or dataset as one release, or nothing. */
export async function ingestCrime(
  database: Database,
  ingest: CrimeIngest,
): Promise<CrimeIngestResult> {
  const known = await publishedBefore(database, ingest);
  if (known !== null) return { outcome: 'already-published', releaseId: known };

  const input = await openInput(ingest);
  const rejects = new RejectsWriter(ingest.rejectsFolder, ingest.sourceName);
  let firstFault = '';
  try {
    const published = await inTransaction(database.pool, async (client) => {
      await speedUpBulkWork(client, database.kind);
      // before the boundaries are read: no other load may change them until this one is whole
      await lockReleases(client);
      const replacedSample = await removeSampleRecords(client);
      const report = await loadCrime(client, {
        agency: ingest.source.agency,
        agencyName: ingest.source.agencyName,
        source: ingest.sourceName,
        origin: input.origin,
        rows: parseRows(input.chunks, ingest, input.origin),
        place: await openPlacePoints(client),
        months: ingest.months,
        bulkLoad: bulkLoadOf(database.kind),
        onRejected: (row, reason) => {
          firstFault ||= `line ${row.line.toLocaleString('en')}: ${reason}`;
          rejects.add(row.line, reason, row.raw);
        },
        onProgress: (rows) => ingest.onProgress?.(rows, input.done()),
        fingerprint: input.fingerprint,
      });
      if (report.rowsRead === 0) {
        throw new Failure(`${input.origin}: holds a header and no rows; nothing was published`);
      }
      if (report.rowsRejected === report.rowsRead) {
        throw new Failure(
          `${input.origin}: all ${report.rowsRead} rows were rejected, so nothing was published; ${firstFault}. ` +
            `Mend the rows or choose the --source that fits the file; all reasons are in ${rejects.close().path}`,
        );
      }
      return { report, replacedSample };
    });
    return { outcome: 'published', ...published, rejects: rejects.close().path };
  } finally {
    rejects.close();
  }
}

/** Reads the mapping file of an agency whose columns are not known. */
export async function readMapping(path: string): Promise<CrimeSource> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Failure(`${path}: cannot be read as JSON (${(error as Error).message})`);
  }
  const mapping = crimeSource.safeParse(json);
  if (mapping.success) return mapping.data;
  const problems = mapping.error.issues
    .map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`)
    .join('; ');
  throw new Failure(
    `${path}: ${problems}. docs/operations/loading-records.md describes the mapping`,
  );
}

interface Input {
  readonly origin: string;
  readonly chunks: AsyncIterable<CsvChunk>;
  done(): number | null;
  fingerprint(): string;
}

async function openInput(ingest: CrimeIngest): Promise<Input> {
  if (ingest.file !== undefined) {
    const text = await openText(ingest.file);
    return {
      origin: text.origin,
      chunks: readCsv(text.text, text.origin),
      done: () => text.bytesRead() / text.bytes,
      fingerprint: () => optionsKey(ingest, text.sha256()),
    };
  }
  if (ingest.url === undefined) throw new Failure('name the records by --file or --url');
  const origin = basename(new URL(ingest.url).pathname);
  const expected = Object.values(ingest.source.columns).filter((name) => name !== undefined);
  return {
    origin,
    chunks: readSocrata(ingest.url, expected, ingest.fetchPage),
    done: () => null,
    fingerprint: () => '',
  };
}

async function* parseRows(
  chunks: AsyncIterable<CsvChunk>,
  ingest: CrimeIngest,
  origin: string,
): AsyncGenerator<SourceRow[]> {
  let parse: ReturnType<typeof recordParser> | null = null;
  for await (const { rows, lines } of chunks) {
    const parsed: SourceRow[] = [];
    for (let at = 0; at < rows.length; at++) {
      const raw = rows[at] as string[];
      if (parse === null) {
        const columns = findColumns(ingest.source, raw, origin);
        parse = recordParser(ingest.source, columns, raw.length, ingest.today);
      } else {
        parsed.push({ line: lines[at] as number, parsed: parse(raw), raw });
      }
    }
    yield parsed;
  }
}

/**
 * Whether the newest release of this source holds the very same bytes. The file is hashed ahead only when
 * a release of the same size is there, so that a first load reads it once.
 */
async function publishedBefore(database: Database, ingest: CrimeIngest): Promise<number | null> {
  if (ingest.file === undefined) return null;
  const { rows } = await database.pool.query<{ id: number; fingerprint: string }>(
    `select id, fingerprint from release where kind = 'crime' and source = $1 and origin = $2 and not sample
      order by id desc limit 1`,
    [ingest.sourceName, basename(ingest.file)],
  );
  const newest = rows[0];
  if (newest === undefined) return null;
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(ingest.file, { highWaterMark: 1 << 20 })) {
    hash.update(bytes);
  }
  return newest.fingerprint === optionsKey(ingest, hash.digest('hex')) ? newest.id : null;
}

/** The same bytes under other options are another load. */
function optionsKey(ingest: CrimeIngest, sha256: string): string {
  const options = JSON.stringify([ingest.source, ingest.months ?? null]);
  return createHash('sha256').update(sha256).update(options).digest('hex');
}

async function speedUpBulkWork(client: PoolClient, kind: Database['kind']): Promise<void> {
  // a batch looks its numbers up in the index; joined any other way, each batch would read the whole table
  await client.query('set local enable_hashjoin = off');
  await client.query('set local enable_mergejoin = off');
  // grouping a million records spills to disk with the default of 4 MB
  if (kind === 'postgres') await client.query(`set local work_mem = '128MB'`);
}
