import type { Client } from 'pg';

/** Whether the store accepts writes. */
export type StoreStatus =
  | { readonly writing: true }
  | {
      readonly writing: false;
      /** Whether it does not answer at all; else it may be readable. */
      readonly away: boolean;
      /** The reason in general terms, since it is public. */
      readonly reason: string;
    };

/** The status of a store that accepts writes. */
export const WRITABLE_STORE_STATUS: StoreStatus = { writing: true };
export const NEWER_SCHEMA_REASON =
  'The store belongs to a newer version of Townlight, so this version writes nothing to it.';
/** The status of a store whose disk is full. */
export const DISK_FULL_STORE_STATUS = refuse('The disk of the store is full.');
const NEWER_SCHEMA = refuse(NEWER_SCHEMA_REASON);
const READ_ONLY = refuse('The store accepts no writes: it is a replica, or read-only.');

interface SchemaRow {
  /** Milliseconds, see `recordWritableFrom`; of a store without this record, the time of its newest migration. */
  readonly writable_from: string | null;
  readonly read_only: boolean;
}

/**
 * Checks whether a server with this newest migration may write to the store.
 * @param triesToWrite whether to write something, too, and to undo it
 * @throws the error of a statement, except when the disk is full
 */
export async function checkStore(
  client: Client,
  newest: number,
  triesToWrite: boolean,
): Promise<StoreStatus> {
  const { rows } = await client.query<SchemaRow>(
    `select coalesce(
              (select writable_from from schema_version),
              (select max(created_at) from drizzle.__drizzle_migrations)
            ) as writable_from,
            current_setting('transaction_read_only')::boolean as read_only`,
  );
  if (Number(rows[0]?.writable_from ?? 0) > newest) return NEWER_SCHEMA;
  if (rows[0]?.read_only) return READ_ONLY;
  return triesToWrite ? await tryToWrite(client) : WRITABLE_STORE_STATUS;
}

/** Returns whether PostgreSQL could not write because its disk is full, and runs on. */
export function isDiskFull(error: unknown): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return code === '53100' && severity === 'ERROR';
}

/** Writes some 100 KB to a new table, since the pages of existing ones may have space left on a full disk. */
async function tryToWrite(client: Client): Promise<StoreStatus> {
  await client.query('begin');
  try {
    await client.query(
      'create table townlight_write_check as select md5(n::text) from generate_series(1, 2000) as n',
    );
    return WRITABLE_STORE_STATUS;
  } catch (error) {
    if (isDiskFull(error)) return DISK_FULL_STORE_STATUS;
    // without the right to create tables, the next write that fails reports the disk again
    if ((error as { severity?: unknown }).severity === 'ERROR') return WRITABLE_STORE_STATUS;
    throw error;
  } finally {
    await client.query('rollback');
  }
}

function refuse(reason: string): StoreStatus {
  return { writing: false, away: false, reason };
}
