import type { RowChange } from '@townlight/domain/bundles';
import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { bundleChange } from '../schema.ts';

export type SaveKind = 'save' | 'undo' | 'restore' | 'import';

/** One save. */
export interface SavedChange {
  readonly id: number;
  readonly at: Date;
  readonly by: string;
  readonly kind: SaveKind;
  /** The save that was undone, or whose state was restored. */
  readonly of: number | null;
  readonly rows: readonly RowChange[];
}

const COLUMNS = 'id, at, by, kind, of_change as "of", rows';

/** Adds a save to the history, inside the caller's transaction. @returns its number, which rises */
export async function addToHistory(
  client: PoolClient,
  { by, kind, of, rows }: Omit<SavedChange, 'id' | 'at'>,
): Promise<number> {
  const { rows: added } = await client.query<{ id: number }>(
    'insert into bundle_change (by, kind, of_change, rows) values ($1, $2, $3, $4) returning id',
    [by, kind, of, JSON.stringify(rows)],
  );
  return added[0]?.id as number;
}

/** What was saved, newest first? @param before only what is older than this save */
export async function readHistory(
  pool: Pool,
  before: number | undefined,
  most: number,
): Promise<SavedChange[]> {
  const { rows } = await pool.query<SavedChange>(
    `select ${COLUMNS} from bundle_change where $1::int is null or id < $1 order by id desc limit $2`,
    [before ?? null, most],
  );
  return rows;
}

/** What did each save change, oldest first? Who saved it is left out: this is told to readers. */
export async function readSavedRows(
  db: Pick<NodePgDatabase, 'select'>,
): Promise<Pick<SavedChange, 'at' | 'rows'>[]> {
  const { at, rows, id } = bundleChange;
  const saves = await db.select({ at, rows }).from(bundleChange).orderBy(asc(id));
  return saves as Pick<SavedChange, 'at' | 'rows'>[];
}

/** What did this save do? */
export async function readSave(client: PoolClient, id: number): Promise<SavedChange | undefined> {
  const { rows } = await client.query<SavedChange>(
    `select ${COLUMNS} from bundle_change where id = $1`,
    [id],
  );
  return rows[0];
}

/** What was saved after this one, oldest first? */
export async function readSavesSince(client: PoolClient, id: number): Promise<SavedChange[]> {
  const { rows } = await client.query<SavedChange>(
    `select ${COLUMNS} from bundle_change where id > $1 order by id`,
    [id],
  );
  return rows;
}

/** Which saves were undone, and are not done again by undoing that? */
export async function readUndone(client: Pick<PoolClient, 'query'>): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ id: number; of: number }>(
    `select id, of_change as "of" from bundle_change where kind = 'undo' order by id desc`,
  );
  const undone = new Set<number>();
  // an undo comes after what it undoes, so the newest one is known to hold
  for (const { id, of } of rows) if (!undone.has(id)) undone.add(of);
  return undone;
}

/** The number of the newest save; 0 where nothing was saved yet. */
export async function readNewestSave(client: Pick<PoolClient, 'query'>): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from bundle_change',
  );
  return rows[0]?.id ?? 0;
}
