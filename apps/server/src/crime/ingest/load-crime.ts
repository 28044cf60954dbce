import type { CodeClass } from '@townlight/domain/crime';
import { PARTITIONS, type Partition } from '@townlight/domain/places';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import type { LoadReport } from '../../loading/release/loaded.ts';
import { publishRelease } from '../../loading/release/publish-release.ts';
import { AgencyCodes } from './agency-codes.ts';
import type { CrimeRecord, Rejection } from './parse-record.ts';
import { type PlacePoint, placeRecord, RecordBatch } from './record-batch.ts';
import { rollUp } from './roll-up.ts';
import {
  continuedMonths,
  DaySpan,
  monthsOfRange,
  recordSuppliedMonths,
} from './supplied-months.ts';
import { BATCH_ROWS, type BulkLoad, createLoadTable, writeBatch } from './write-batch.ts';

/** A record of the source, or why there is none, with the line it stands on. */
export interface SourceRow {
  readonly line: number;
  readonly parsed: CrimeRecord | Rejection;
  /** The row as it was read, for the rejects file. */
  readonly raw: readonly string[];
}

export interface CrimeLoad {
  readonly agency: string;
  readonly agencyName: string;
  /** e.g. `lapd-nibrs`. */
  readonly source: string;
  /** Where the rows come from: a file's name or an address. */
  readonly origin: string;
  readonly rows: AsyncIterable<readonly SourceRow[]> | Iterable<readonly SourceRow[]>;
  readonly codeClasses?: readonly CodeClass[] | undefined;
  readonly place: PlacePoint;
  /** The months supplied whole; found from the days in the file unless told. */
  readonly months?: MonthRange | readonly MonthRange[] | undefined;
  /** A part of a series of which all up to this month is on record: see `continuedMonths`. */
  readonly continuesAt?: YearMonth | undefined;
  readonly sample?: boolean;
  readonly bulkLoad: BulkLoad;
  readonly onRejected?: (row: SourceRow, reason: string) => void;
  readonly onProgress?: (rows: number) => void;
  /** What else is to be said of the load. */
  readonly remarks?: readonly string[];
  /** Asked when all rows are read: identifies the bytes they came from. */
  readonly fingerprint?: () => string;
}

/** rowsRead - rowsRejected = placed + unplaced, per partition. */
export type CrimeReport = LoadReport & {
  readonly agency: string;
  readonly placed: Record<Partition, number>;
  readonly unplaced: Record<Partition, number>;
  readonly months: readonly MonthRange[];
};

/**
 * Loads one agency's records inside the caller's transaction, so that a release is whole or is not:
 * reads, places, writes in batches (the next is read while one is written), counts the touched
 * months anew and raises the data version.
 */
export async function loadCrime(client: PoolClient, load: CrimeLoad): Promise<CrimeReport> {
  const { source, origin, sample } = load;
  const release = { subject: 'crime', kind: 'crime', source, origin, sample };
  return await publishRelease(client, release, (releaseId) =>
    writeRecords(client, load, releaseId),
  );
}

async function writeRecords(client: PoolClient, load: CrimeLoad, releaseId: number) {
  await createLoadTable(client);
  const agencyId = await upsertAgency(client, load.agency, load.agencyName);
  const fresh = !(await agencyHasRecords(client, agencyId));
  const codes = await AgencyCodes.load(client, load.agency, load.codeClasses ?? []);
  const run = { agencyId, releaseId, fresh };

  const counts = { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
  const placed: Record<Partition, number> = { neighborhoods: 0, zipcodes: 0, tracts: 0 };
  const span = new DaySpan();
  const touched = new Set<number>();
  let batch = new RecordBatch();
  let writing: Promise<void> = Promise.resolve();

  const write = async (full: RecordBatch) => {
    const outcome = await writeBatch(client, load.bulkLoad, full, run);
    counts.inserted += outcome.inserted;
    counts.updated += outcome.updated;
    counts.unchanged += outcome.unchanged;
    for (const month of outcome.months) touched.add(month);
  };
  const startWriting = async () => {
    await writing;
    const full = batch;
    batch = new RecordBatch();
    writing = write(full);
    // it is awaited before the next batch; until then a failure must not end the process
    writing.catch(() => {});
  };

  for await (const rows of load.rows) {
    for (const row of rows) {
      counts.read++;
      const { parsed } = row;
      if ('rejected' in parsed) {
        counts.rejected++;
        load.onRejected?.(row, parsed.rejected);
        continue;
      }
      let codeId = codes.find(parsed.code);
      if (codeId === undefined) {
        // a code is not lost when a batch's savepoint is rolled back: none is open now
        await writing;
        codeId = await codes.add(client, parsed.code, parsed.description);
      }
      const record = placeRecord(parsed, codeId, load.place);
      if (record.neighborhood > 0) placed.neighborhoods++;
      if (record.zipcode > 0) placed.zipcodes++;
      if (record.tract > 0) placed.tracts++;
      span.include(parsed.occurredAt);
      batch.add(record);
      if (batch.records.length >= BATCH_ROWS[load.bulkLoad]) await startWriting();
    }
    load.onProgress?.(counts.read);
  }
  if (batch.records.length > 0) await startWriting();
  await writing;

  await rollUp(client, agencyId, [...touched]);
  const months = suppliedMonths(load, span);
  await recordSuppliedMonths(client, agencyId, months.flatMap(monthsOfRange), releaseId);
  const kept = counts.read - counts.rejected;
  const unplaced = Object.fromEntries(
    PARTITIONS.map((partition) => [partition, kept - placed[partition]]),
  ) as Record<Partition, number>;
  return {
    counts: {
      rowsRead: counts.read,
      rowsNew: counts.inserted,
      rowsUpdated: counts.updated,
      rowsUnchanged: counts.unchanged,
      rowsRejected: counts.rejected,
    },
    facts: { agency: load.agency, placed, unplaced, months },
    remarks: load.remarks ?? [],
    fingerprint: load.fingerprint?.() ?? '',
  };
}

function suppliedMonths({ months, continuesAt }: CrimeLoad, span: DaySpan): readonly MonthRange[] {
  if (months !== undefined) return 'from' in months ? [months] : months;
  const whole = continuesAt === undefined ? span.wholeMonths() : continuedMonths(span, continuesAt);
  return whole === null ? [] : [whole];
}

async function upsertAgency(client: PoolClient, slug: string, name: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into agency (slug, name) values ($1, $2)
     on conflict (slug) do update set name = excluded.name returning id`,
    [slug, name],
  );
  return (rows[0] as { id: number }).id;
}

async function agencyHasRecords(client: PoolClient, agencyId: number): Promise<boolean> {
  const { rows } = await client.query('select 1 from incident where agency_id = $1 limit 1', [
    agencyId,
  ]);
  return rows.length > 0;
}
