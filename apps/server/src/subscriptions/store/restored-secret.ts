import type { PoolClient } from 'pg';
import type { Sealing } from '../sealing/sealing.ts';

/** The store's secret as it is stored; null where there is none. */
export async function readStoredSecret(client: PoolClient): Promise<string | null> {
  const { rows } = await client.query<{ sealed: string }>(
    'select sealed from subscriber_secret where id = 1',
  );
  return rows[0]?.sealed ?? null;
}

/**
 * Puts the secret of before a restore back where the restored one cannot be read and no address needs it: a backup without subscribers
 * can be restored without the key of its store.
 */
export async function keepReadableSecret(
  client: PoolClient,
  sealing: Sealing,
  former: string | null,
): Promise<void> {
  const restored = await readStoredSecret(client);
  if (restored === null || canOpen(sealing, restored)) return;
  const { rows } = await client.query<{ address: string }>('select address from subscriber');
  if (!rows.every(({ address }) => canOpen(sealing, address))) return;
  await client.query('delete from subscriber_secret');
  if (former !== null)
    await client.query('insert into subscriber_secret (id, sealed) values (1, $1)', [former]);
}

function canOpen(sealing: Sealing, sealed: string): boolean {
  try {
    sealing.open(sealed);
    return true;
  } catch {
    return false;
  }
}
