import type { AgencyDivision } from '@townlight/domain/county';
import type { CodeRange, CrimeSource, MonthRowCounts } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import type { LoadReport } from '../../../ingest/release/load-result.ts';
import { publishRelease } from '../../../ingest/release/publish-release.ts';
import { AgencyCodes } from './agency-codes.ts';
import { DistinctRecordCounter } from './distinct-record-counter.ts';
import type { CoverageStatement } from './month-coverage/coverage-statement.ts';
import { type CoverageProposal, TerritoryCollector } from './month-coverage/propose-coverage.ts';
import type { ReleaseCoverage } from './month-coverage/resolve-coverage.ts';
import { countCompleteMonths, refuseShrunkMonths } from './month-coverage/shrunk-months.ts';
import { storeReleaseCoverage } from './month-coverage/store-release-coverage.ts';
import type { CrimeRecord, RejectedRow, WithdrawnRecord } from './parse-crime-row.ts';
import { type LocatePoint, placeRecord, RecordBatch } from './record-batch.ts';
import type { ReleaseRowSummary } from './release-row-summary.ts';
import { listLoadWarnings } from './remarks.ts';
import { deleteWithdrawnRecords } from './remove-withdrawn.ts';
import { recountAgencyMonths } from './roll-up.ts';
import {
  BATCH_ROWS,
  type BulkLoadMethod,
  createRecordLoadTable,
  upsertRecordBatch,
} from './upsert-record-batch.ts';
import { recomputeRecords } from './versions/recompute-records.ts';
import { ReleaseRowWriter } from './versions/release-rows.ts';
import { isLateRelease, saveReleaseReport } from './versions/releases-in-force.ts';
import { updateAgencyNames } from './versions/update-agency-names.ts';

/** A parsed row with its line number: a record, a withdrawal or a rejection. */
export interface SourceRow {
  readonly line: number;
  readonly parsed: CrimeRecord | WithdrawnRecord | RejectedRow;
  /** The unparsed row, for the rejects file. */
  readonly raw: readonly string[];
}

export interface CrimeLoadOptions {
  readonly agency: string;
  readonly agencyName: string;
  /** e.g. `city-police`. */
  readonly source: string;
  /** Origin of the rows: a file name or an address. */
  readonly origin: string;
  readonly rows: AsyncIterable<readonly SourceRow[]> | Iterable<readonly SourceRow[]>;
  readonly codeClasses?: readonly CodeRange[] | undefined;
  readonly place: LocatePoint;
  /** The months and the territory that the rows are stated to cover completely. */
  readonly statement?: CoverageStatement | undefined;
  readonly monthBounds?: CrimeSource['recordedMonths'];
  /** Reference date of the rows; the time of the load by default. */
  readonly asOf?: Date | undefined;
  readonly divisions?: readonly AgencyDivision[] | undefined;
  /** Called after all rows are read. */
  readonly summarizeRows?: (() => ReleaseRowSummary) | undefined;
  /** Row counts at which files are typically truncated. */
  readonly rowLimits?: readonly number[] | undefined;
  /** Name of the number column in the file. */
  readonly numberColumn?: string | undefined;
  readonly sample?: boolean;
  readonly bulkLoad: BulkLoadMethod;
  readonly onRejected?: (row: SourceRow, reason: string) => void;
  readonly onProgress?: (rows: number) => void;
  /** Additional remarks for the report. */
  readonly remarks?: readonly string[];
  /** Returns a hash of the source bytes; called after all rows are read. */
  readonly fingerprint?: () => string;
}

/** The result of a load. For each partition, records = placed + unplaced. */
export type CrimeLoadReport = LoadReport &
  ReleaseRowSummary & {
    readonly agency: string;
    readonly agencyName: string;
    /** Number of distinct records; rows with the same number are one record. */
    readonly records: number;
    /** Number of records that the agency withdraws in these rows; none of them is stored. */
    readonly withdrawn: number;
    readonly placed: Record<Partition, number>;
    readonly unplaced: Record<Partition, number>;
    /** The months that the release covers completely. */
    readonly months: readonly MonthRange[];
    readonly supply: ReleaseCoverage;
    readonly proposal: CoverageProposal;
    /** Oldest first. The rows of complete months are the baseline for the agency's later files. */
    readonly monthRows: readonly MonthRowCounts[];
    /** Rows that share their number with an earlier row of a different day and place. */
    readonly conflicts: number;
    readonly conflictingNumber: string | null;
  };

/**
 * Loads one agency's records inside the caller's transaction, so that a release is published completely or not at all.
 * Reads, places and writes in batches (one batch is read while another is written), recounts the affected months and
 * raises the data version.
 */
export async function loadCrime(
  client: PoolClient,
  load: CrimeLoadOptions,
): Promise<CrimeLoadReport> {
  const { source, origin, sample, asOf } = load;
  const release = { subject: 'crime', kind: 'crime', source, origin, sample, asOf };
  return await publishRelease(client, release, (releaseId) => saveRecords(client, load, releaseId));
}

async function saveRecords(client: PoolClient, load: CrimeLoadOptions, releaseId: number) {
  await createRecordLoadTable(client);
  const agencyId = await upsertAgency(client, load.agency, load.agencyName);
  const fresh = !(await agencyHasRecords(client, agencyId));
  const codes = await AgencyCodes.load(client, load.agency, load.codeClasses ?? []);
  const run = { agencyId, releaseId, fresh };
  // Sample records are only removed all at once, so their rows need not be stored.
  const rowWriter = load.sample ? null : new ReleaseRowWriter(client, releaseId);
  // A late release does not overwrite newer records: its rows are stored first, then resolved against all releases.
  const late = !load.sample && (await isLateRelease(client, load.agency, load.asOf));

  const counts = { read: 0, inserted: 0, updated: 0, rejected: 0 };
  const recordTally = new DistinctRecordCounter();
  const seen = new TerritoryCollector();
  const touched = new Set<number>();
  const withdrawn = new Set<string>();
  let batch = new RecordBatch();
  let writing: Promise<void> = Promise.resolve();

  const write = async (full: RecordBatch) => {
    const saveRows = rowWriter?.records(full.newestRecords());
    if (!late) await merge(full);
    await saveRows?.();
  };
  const merge = async (full: RecordBatch) => {
    const outcome = await upsertRecordBatch(client, load.bulkLoad, full, run);
    counts.inserted += outcome.inserted;
    counts.updated += outcome.updated;
    for (const month of outcome.months) touched.add(month);
  };
  const startWriting = async () => {
    await writing;
    const full = batch;
    batch = new RecordBatch();
    writing = write(full);
    // The promise is awaited before the next batch; until then a rejection must not crash the process.
    writing.catch(() => {});
  };

  for await (const rows of load.rows) {
    for (const row of rows) {
      counts.read++;
      const { parsed } = row;
      if ('rejected' in parsed) {
        counts.rejected++;
        recordTally.reject(parsed.month);
        load.onRejected?.(row, parsed.rejected);
        continue;
      }
      if ('withdrawn' in parsed) {
        withdrawn.add(parsed.number);
        recordTally.exclude(parsed.number);
        continue;
      }
      if (withdrawn.size > 0) withdrawn.delete(parsed.number);
      let codeId = codes.find(parsed.code, parsed.description);
      if (codeId === undefined) {
        // Waits so that no savepoint is open: rolling one back would lose the new code.
        await writing;
        codeId = await codes.add(client, parsed.code, parsed.description);
      }
      const record = placeRecord(parsed, codeId, load.place);
      recordTally.include(record, parsed.excludedBy !== undefined);
      seen.include(parsed, record.neighborhood);
      batch.add(record);
      if (batch.records.length >= BATCH_ROWS[load.bulkLoad]) await startWriting();
    }
    load.onProgress?.(counts.read);
  }
  if (batch.records.length > 0) await startWriting();
  await writing;

  await rowWriter?.withdrawn(withdrawn);
  await codes.saveReleaseCodes(client, releaseId);
  const { agency, agencyName } = load;
  const fingerprint = load.fingerprint?.() ?? '';
  await saveReleaseReport(client, releaseId, { agency, agencyName, fingerprint });
  if (late) {
    const numbers = new Set([...recordTally.numbers(), ...withdrawn]);
    const settled = await recomputeRecords(
      client,
      { agency, agencyId, place: load.place },
      numbers,
    );
    counts.inserted = settled.inserted;
    counts.updated = settled.updated + settled.removed;
    for (const month of settled.months) touched.add(month);
  } else {
    const removed = await deleteWithdrawnRecords(client, agencyId, withdrawn);
    counts.updated += removed.records;
    for (const month of removed.months) touched.add(month);
  }
  await updateAgencyNames(client, agency);
  const before = await countCompleteMonths(client, agencyId, touched);
  await recountAgencyMonths(client, agencyId, [...touched]);
  refuseShrunkMonths(before, await countCompleteMonths(client, agencyId, touched), {
    origin: load.origin,
    withdrawn: withdrawn.size,
    anyway: load.statement?.anyway,
  });
  const rows = { read: counts.read, recordTally, seen };
  const { supply, proposal } = await storeReleaseCoverage(client, load, {
    releaseId,
    agencyId,
    ...rows,
  });
  return {
    counts: {
      rowsRead: counts.read,
      rowsNew: counts.inserted,
      rowsUpdated: counts.updated,
      // Includes withdrawals of unknown records and rows that newer releases override.
      rowsUnchanged: counts.read - counts.rejected - counts.inserted - counts.updated,
      rowsRejected: counts.rejected,
    },
    facts: {
      agency,
      agencyName,
      ...recordTally.counts(),
      withdrawn: withdrawn.size,
      months: supply.months,
      supply,
      proposal,
      monthRows: recordTally.rowsByMonth(),
      conflicts: recordTally.conflicts,
      conflictingNumber: recordTally.conflictingNumber,
      ...load.summarizeRows?.(),
    },
    remarks: [
      ...(load.remarks ?? []),
      ...(await listLoadWarnings(client, load, recordTally, fresh)),
    ],
    fingerprint,
  };
}

async function upsertAgency(client: PoolClient, slug: string, name: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    // `updateAgencyNames` sets the name after the release is saved.
    `insert into agency (slug, name) values ($1, $2)
     on conflict (slug) do update set name = agency.name returning id`,
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
