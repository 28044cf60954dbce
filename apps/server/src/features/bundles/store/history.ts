import type { RowChange } from '@townlight/domain/bundles';
import type { Pool, PoolClient } from 'pg';
import { type Queryable, selectRows } from '../../../platform/database/query.ts';

export type CategorySaveKind = 'save' | 'undo' | 'restore' | 'import';

/** A save of the history with the rows that it changed. */
export interface StoredCategorySave {
  readonly id: number;
  readonly at: Date;
  readonly by: string;
  readonly kind: CategorySaveKind;
  /** The save that was undone, or whose state was restored. */
  readonly of: number | null;
  readonly rows: readonly RowChange[];
}

const COLUMNS = 'id, at, by, kind, of_change as "of", rows';

/** Adds a save to the history, inside the caller's transaction. @returns its number, which increases */
export async function insertCategorySave(
  client: PoolClient,
  { by, kind, of, rows }: Omit<StoredCategorySave, 'id' | 'at'>,
): Promise<number> {
  const { rows: added } = await client.query<{ id: number }>(
    'insert into bundle_change (by, kind, of_change, rows) values ($1, $2, $3, $4) returning id',
    [by, kind, of, JSON.stringify(rows)],
  );
  return added[0]?.id as number;
}

/** Returns saves, newest first. @param before return only saves older than this one */
export async function readCategoryHistory(
  pool: Pool,
  before: number | undefined,
  limit: number,
): Promise<StoredCategorySave[]> {
  return await selectRows<StoredCategorySave>(
    pool,
    `select ${COLUMNS} from bundle_change where $1::int is null or id < $1 order by id desc limit $2`,
    [before ?? null, limit],
  );
}

/** Returns the rows changed by each save, oldest first. Omits the author, because the result is public. */
export async function readSavedRows(
  db: Queryable,
): Promise<Pick<StoredCategorySave, 'at' | 'rows'>[]> {
  return await selectRows(db, 'select at, rows from bundle_change order by id');
}

export async function readCategorySave(
  client: PoolClient,
  id: number,
): Promise<StoredCategorySave | undefined> {
  const { rows } = await client.query<StoredCategorySave>(
    `select ${COLUMNS} from bundle_change where id = $1`,
    [id],
  );
  return rows[0];
}

/** Returns the saves after this one, oldest first. */
export async function readSavesSince(
  client: PoolClient,
  id: number,
): Promise<StoredCategorySave[]> {
  return await selectRows<StoredCategorySave>(
    client,
    `select ${COLUMNS} from bundle_change where id > $1 order by id`,
    [id],
  );
}

/** Returns the ids of saves that are undone and not redone. */
export async function readUndoneSaveIds(client: Queryable): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ id: number; of: number }>(
    `select id, of_change as "of" from bundle_change where kind = 'undo' order by id desc`,
  );
  const undone = new Set<number>();
  // ordered newest first: an undo is newer than its target, so its own state is known before it is read
  for (const { id, of } of rows) if (!undone.has(id)) undone.add(of);
  return undone;
}

/** Returns the number of the newest save, 0 when there is none. */
export async function readNewestSaveId(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from bundle_change',
  );
  return rows[0]?.id ?? 0;
}
