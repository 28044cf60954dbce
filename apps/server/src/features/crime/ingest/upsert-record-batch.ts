import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../../platform/database/open-database.ts';
import type { PlacedRecord, RecordBatch } from './record-batch.ts';

/** Row counts of a stored batch. */
export interface BatchRowCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Months whose counts changed. */
  readonly months: ReadonlySet<number>;
}

/** PostgreSQL uses COPY. The embedded database's socket loses its protocol state on COPY, so it gets arrays. */
export type BulkLoadMethod = 'copy' | 'unnest';

/** Returns the fastest method that the store supports. */
export function chooseBulkLoad(kind: Database['kind']): BulkLoadMethod {
  return kind === 'postgres' ? 'copy' : 'unnest';
}

const COLUMNS =
  'agency_id, number, code_id, occurred_at, month, longitude, latitude, neighborhood_id, zipcode_id, tract_id, release_id';

/** Rows per statement; both client and server buffer entire arrays. */
export const BATCH_ROWS: Record<BulkLoadMethod, number> = { copy: 50_000, unnest: 10_000 };

export async function createRecordLoadTable(client: PoolClient): Promise<void> {
  await client.query(
    'create temp table if not exists incident_load (like incident including defaults) on commit drop',
  );
}

/**
 * Stores a batch. While an agency is `fresh` (it had no records when the run began), rows are inserted directly; a
 * repeated number violates the unique key, and the batch is merged instead.
 */
export async function upsertRecordBatch(
  client: PoolClient,
  load: BulkLoadMethod,
  batch: RecordBatch,
  run: { agencyId: number; releaseId: number; fresh: boolean },
): Promise<BatchRowCounts> {
  const first = await upsertRecords(client, load, batch.records, run);
  const months = new Set(first.months);
  if (batch.finals.size > 0) {
    const last = await merge(client, load, [...batch.finals.values()], run);
    for (const month of last.months) months.add(month);
  }
  return {
    inserted: first.inserted,
    updated: first.updated + batch.repeatedUpdated,
    unchanged: batch.records.length - first.inserted - first.updated + batch.repeatedUnchanged,
    months,
  };
}

interface UpsertCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly months: ReadonlySet<number>;
}

async function upsertRecords(
  client: PoolClient,
  load: BulkLoadMethod,
  records: readonly PlacedRecord[],
  run: { agencyId: number; releaseId: number; fresh: boolean },
): Promise<UpsertCounts> {
  if (run.fresh && (await insertAll(client, load, records, run))) {
    return { inserted: records.length, updated: 0, months: new Set(records.map((r) => r.month)) };
  }
  return await merge(client, load, records, run);
}

const UNIQUE_VIOLATION = '23505';

async function insertAll(
  client: PoolClient,
  load: BulkLoadMethod,
  records: readonly PlacedRecord[],
  run: { agencyId: number; releaseId: number },
): Promise<boolean> {
  await client.query('savepoint straight');
  try {
    await loadInto(client, 'incident', load, records, run);
    await client.query('release savepoint straight');
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    await client.query('rollback to savepoint straight');
    return false;
  }
}

async function merge(
  client: PoolClient,
  load: BulkLoadMethod,
  records: readonly PlacedRecord[],
  run: { agencyId: number; releaseId: number },
): Promise<UpsertCounts> {
  await client.query('truncate incident_load');
  await loadInto(client, 'incident_load', load, records, run);
  const months = new Set<number>();
  // Finds the changes before applying them, because a report that moves to another month also changes its old month.
  const changed = await client.query<{ number: string; before: number; month: number }>(
    `select l.number, i.month as before, l.month
       from incident_load l join incident i on i.agency_id = l.agency_id and i.number = l.number
      where (i.code_id, i.occurred_at, i.longitude, i.latitude)
            is distinct from (l.code_id, l.occurred_at, l.longitude, l.latitude)`,
  );
  for (const row of changed.rows) months.add(row.before).add(row.month);
  if (changed.rows.length > 0) {
    await client.query(
      `update incident i
          set code_id = l.code_id, occurred_at = l.occurred_at, month = l.month, longitude = l.longitude,
              latitude = l.latitude, neighborhood_id = l.neighborhood_id, zipcode_id = l.zipcode_id,
              tract_id = l.tract_id, release_id = l.release_id
         from incident_load l
        where i.agency_id = l.agency_id and i.number = l.number and l.number = any($1::text[])`,
      [changed.rows.map((row) => row.number)],
    );
  }
  const inserted = await client.query<{ month: number; count: number }>(
    `with fresh as (
       insert into incident (${COLUMNS}) select ${COLUMNS} from incident_load
       on conflict (agency_id, number) do nothing returning month)
     select month, count(*)::int as count from fresh group by month`,
  );
  let count = 0;
  for (const row of inserted.rows) {
    months.add(row.month);
    count += row.count;
  }
  return { inserted: count, updated: changed.rows.length, months };
}

async function loadInto(
  client: PoolClient,
  table: 'incident' | 'incident_load',
  load: BulkLoadMethod,
  records: readonly PlacedRecord[],
  run: { agencyId: number; releaseId: number },
): Promise<void> {
  if (load === 'copy') {
    const stream = client.query(copyFrom(`copy ${table} (${COLUMNS}) from stdin`));
    const done = finished(stream);
    stream.end(copyText(records, run));
    await done;
    return;
  }
  await client.query(
    `insert into ${table} (${COLUMNS})
     select $1::smallint, number, code_id, occurred_at, month, longitude, latitude,
            nullif(neighborhood_id, 0), nullif(zipcode_id, 0), nullif(tract_id, 0), $2::int
       from unnest($3::text[], $4::int[], $5::timestamp[], $6::smallint[], $7::float8[], $8::float8[],
                   $9::int[], $10::int[], $11::int[])
         as load (number, code_id, occurred_at, month, longitude, latitude, neighborhood_id, zipcode_id, tract_id)`,
    [
      run.agencyId,
      run.releaseId,
      records.map((r) => r.number),
      records.map((r) => r.codeId),
      records.map((r) => r.occurredAt),
      records.map((r) => r.month),
      records.map((r) => r.longitude),
      records.map((r) => r.latitude),
      records.map((r) => r.neighborhood),
      records.map((r) => r.zipcode),
      records.map((r) => r.tract),
    ],
  );
}

function copyText(
  records: readonly PlacedRecord[],
  run: { agencyId: number; releaseId: number },
): Buffer {
  let text = '';
  for (const r of records) {
    text +=
      `${run.agencyId}\t${escapeCopy(r.number)}\t${r.codeId}\t${r.occurredAt}\t${r.month}\t` +
      `${r.longitude ?? '\\N'}\t${r.latitude ?? '\\N'}\t${r.neighborhood || '\\N'}\t` +
      `${r.zipcode || '\\N'}\t${r.tract || '\\N'}\t${run.releaseId}\n`;
  }
  return Buffer.from(text);
}

/** Escapes backslash, tab and line breaks, which COPY's text format reserves. */
function escapeCopy(text: string): string {
  return /[\\\t\n\r]/.test(text)
    ? text.replace(
        /[\\\t\n\r]/g,
        (c) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[c] as string,
      )
    : text;
}

/** Tunes the query planner for a bulk load until the transaction ends. */
export async function tuneForBulkLoad(client: PoolClient, kind: Database['kind']): Promise<void> {
  // A batch looks its numbers up in the index; with any other join, each batch would scan the entire table.
  await client.query('set local enable_hashjoin = off');
  await client.query('set local enable_mergejoin = off');
  // Grouping a million records spills to disk with the default of 4 MB.
  if (kind === 'postgres') await client.query(`set local work_mem = '128MB'`);
}
