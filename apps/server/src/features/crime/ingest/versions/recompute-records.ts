import type { YearMonth } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { type LocatePoint, placeRecord, RecordBatch } from '../record-batch.ts';
import { deleteWithdrawnRecords } from '../remove-withdrawn.ts';
import { BATCH_ROWS, createRecordLoadTable, upsertRecordBatch } from '../upsert-record-batch.ts';
import { readReleaseRows } from './release-rows.ts';
import { readReleasesInForce } from './releases-in-force.ts';

/** Both databases support it; there are fewer rows than in a file. */
const BULK_LOAD = 'unnest';

/** The changes to the stored records. */
export interface ResolvedRecordChanges {
  readonly inserted: number;
  readonly updated: number;
  readonly removed: number;
  readonly months: ReadonlySet<number>;
}

export interface ResolveRecordsContext {
  readonly agency: string;
  readonly agencyId: number;
  readonly place: LocatePoint;
}

/**
 * Recomputes the records of these numbers from the releases in force: the newest release that has a row of a number
 * wins, and a record without any row is deleted.
 * @param numbers is emptied in the process
 */
export async function recomputeRecords(
  client: PoolClient,
  { agency, agencyId, place }: ResolveRecordsContext,
  numbers: Set<string>,
): Promise<ResolvedRecordChanges> {
  await createRecordLoadTable(client);
  const removedNumbers = new Set<string>();
  const months = new Set<number>();
  let [inserted, updated] = [0, 0];
  for (const release of await readReleasesInForce(client, agency)) {
    if (numbers.size === 0) break;
    const run = { agencyId, releaseId: release.id, fresh: false };
    let batch = new RecordBatch();
    const write = async () => {
      const outcome = await upsertRecordBatch(client, BULK_LOAD, batch, run);
      inserted += outcome.inserted;
      updated += outcome.updated;
      for (const month of outcome.months) months.add(month);
      batch = new RecordBatch();
    };
    for await (const rows of readReleaseRows(client, release)) {
      for (const { number, record } of rows) {
        if (!numbers.delete(number)) continue;
        if (record === null) removedNumbers.add(number);
        else {
          const month = monthOf(record.occurredAt);
          batch.add(placeRecord({ ...record, number, month }, record.codeId, place));
        }
      }
      if (batch.records.length >= BATCH_ROWS[BULK_LOAD]) await write();
      if (numbers.size === 0) break;
    }
    if (batch.records.length > 0) await write();
  }
  for (const number of numbers) removedNumbers.add(number);
  const removed = await deleteWithdrawnRecords(client, agencyId, removedNumbers);
  for (const month of removed.months) months.add(month);
  return { inserted, updated, removed: removed.records, months };
}

/** Returns the month of a local time, e.g. `2020-10-15 20:00`. */
function monthOf(occurredAt: string): YearMonth {
  return (Number(occurredAt.slice(0, 4)) * 12 + Number(occurredAt.slice(5, 7)) - 1) as YearMonth;
}
