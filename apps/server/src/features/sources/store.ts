import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import type { GaugeQuery } from '../../platform/metrics/create-metrics.ts';

/** Key in `data_version`, raised when a source may have become due, so that each server checks at once. */
export const SOURCES_VERSION_KEY = 'sources';

export type Source = {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly kind: string;
  readonly place: string;
  readonly settings: object;
  readonly everySeconds: number;
  readonly paused: boolean;
  readonly addedAt: Date;
  readonly nextRunAt: Date;
  readonly mark: unknown;
  readonly lockedUntil: Date | null;
  readonly lastRunAt: Date | null;
  readonly lastResult: 'published' | 'nothing-new' | 'failed' | null;
  readonly lastMessage: string | null;
  readonly lastSuccessAt: Date | null;
  readonly lastPublishedAt: Date | null;
  readonly failures: number;
};

const COLUMNS = `id, name, title, kind, place, settings, every_seconds as "everySeconds", paused, added_at as "addedAt",
  next_run_at as "nextRunAt", mark, held_until as "lockedUntil", last_run_at as "lastRunAt", last_result as "lastResult",
  last_message as "lastMessage", last_success_at as "lastSuccessAt", last_published_at as "lastPublishedAt", failures`;

export type NewSource = Pick<
  Source,
  'name' | 'title' | 'kind' | 'place' | 'settings' | 'everySeconds'
> & { readonly now: Date };

/** @returns false when the name is in use */
export async function addSource(pool: Pool, source: NewSource): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    await bumpVersion(client, SOURCES_VERSION_KEY);
    const { rowCount } = await client.query(
      `insert into source (name, title, kind, place, settings, every_seconds, added_at, next_run_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (name) do nothing`,
      [
        source.name,
        source.title,
        source.kind,
        source.place,
        JSON.stringify(source.settings),
        source.everySeconds,
        source.now,
      ],
    );
    return rowCount === 1;
  });
}

/** Reads all sources, sorted by name. */
export async function readSources(pool: Pool): Promise<Source[]> {
  return (await pool.query<Source>(`select ${COLUMNS} from source order by name`)).rows;
}

/** @returns false when there is no such source */
export async function removeSource(pool: Pool, name: string): Promise<boolean> {
  return (await pool.query('delete from source where name = $1', [name])).rowCount === 1;
}

/**
 * Pauses a source, or resumes it at once.
 * @returns false when there is no such source
 */
export async function pauseSource(
  pool: Pool,
  name: string,
  paused: boolean,
  now: Date,
): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    await bumpVersion(client, SOURCES_VERSION_KEY);
    const { rowCount } = await client.query(
      `update source set paused = $2, next_run_at = case when $2 then next_run_at else $3 end where name = $1`,
      [name, paused, now],
    );
    return rowCount === 1;
  });
}

/**
 * Makes a source due now, regardless of its interval, inside the caller's transaction; a paused one is not changed.
 * @returns undefined when there is no such source
 */
export async function makeSourceDue(
  client: PoolClient,
  name: string,
  now: Date,
): Promise<Pick<Source, 'title' | 'paused'> | undefined> {
  const { rows } = await client.query<Pick<Source, 'title' | 'paused'>>(
    `update source set next_run_at = case when paused then next_run_at else least(next_run_at, $2) end
      where name = $1 returning title, paused`,
    [name, now],
  );
  return rows[0];
}

/** Reads the names of the due sources, except those that are locked by a run. */
export async function readDueSources(pool: Pool, now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from source
      where not paused and next_run_at <= $1 and (held_until is null or held_until <= $1) order by next_run_at`,
    [now],
  );
  return rows.map(({ name }) => name);
}

export type SourceLock = { readonly holder: string; readonly now: Date; readonly until: Date };

/**
 * Locks a source for one run, so that no other process runs it at the same time.
 * @returns undefined when it is locked, when it no longer exists, or, with `onlyIfDue`, when it is paused or not due
 */
export async function lockSource(
  pool: Pool,
  name: string,
  { holder, now, until }: SourceLock,
  onlyIfDue: boolean,
): Promise<Source | undefined> {
  const { rows } = await pool.query<Source>(
    `update source set held_by = $2, held_until = $4
      where name = $1 and (held_until is null or held_until <= $3)
        and (not $5::boolean or (not paused and next_run_at <= $3))
      returning ${COLUMNS}`,
    [name, holder, now, until, onlyIfDue],
  );
  return rows[0];
}

/** Releases the locks of all runs, which must have ended. */
export async function releaseLocks(pool: Pool): Promise<void> {
  await pool.query('update source set held_by = null, held_until = null');
}

/** @returns false when the lock was lost: it expired, or the source was removed */
export async function renewLock(
  pool: Pool,
  id: number,
  { holder, until }: SourceLock,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update source set held_until = $3 where id = $1 and held_by = $2',
    [id, holder, until],
  );
  return rowCount === 1;
}

export async function saveMark(
  pool: Pool,
  id: number,
  holder: string,
  mark: unknown,
): Promise<void> {
  await pool.query('update source set mark = $3 where id = $1 and held_by = $2', [
    id,
    holder,
    JSON.stringify(mark),
  ]);
}

export type SourceRunEnd = {
  readonly at: Date;
  readonly result: 'published' | 'nothing-new' | 'failed';
  readonly message: string;
  readonly nextRunAt: Date;
};

/** Saves the result of a run and releases the lock. */
export async function saveRunEnd(
  pool: Pool,
  id: number,
  holder: string,
  end: SourceRunEnd,
): Promise<void> {
  await pool.query(
    `update source
        set held_by = null, held_until = null, last_run_at = $3, last_result = $4, last_message = $5, next_run_at = $6,
            failures = case when $4 = 'failed' then failures + 1 else 0 end,
            last_success_at = case when $4 = 'failed' then last_success_at else $3 end,
            last_published_at = case when $4 = 'published' then $3 else last_published_at end
      where id = $1 and held_by = $2`,
    [id, holder, end.at, end.result, end.message, end.nextRunAt],
  );
}

/** When each source that is not paused was last read, and how often it has failed since. */
export const SOURCE_GAUGES: readonly GaugeQuery[] = [
  {
    name: 'townlight_source_last_success_timestamp_seconds',
    help: 'When the source was last read without a failure; when it was added, if never.',
    labels: ['source'],
    async read(pool) {
      const { rows } = await pool.query<{ name: string; at: number }>(
        `select name, extract(epoch from coalesce(last_success_at, added_at))::float8 as at
         from source where not paused`,
      );
      return rows.map(({ name, at }) => ({ labels: { source: name }, value: at }));
    },
  },
  {
    name: 'townlight_source_failures',
    help: 'Failed runs of the source since its last success.',
    labels: ['source'],
    async read(pool) {
      const { rows } = await pool.query<{ name: string; failures: number }>(
        'select name, failures from source where not paused',
      );
      return rows.map(({ name, failures }) => ({ labels: { source: name }, value: failures }));
    },
  },
];
