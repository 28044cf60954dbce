import type { PoolClient } from 'pg';
import type { Sealing } from '../sealing/sealing.ts';

/** Returns the sealed secret, or null if there is none. */
export async function readSealedSecret(client: PoolClient): Promise<string | null> {
  const { rows } = await client.query<{ sealed: string }>(
    'select sealed from subscriber_secret where id = 1',
  );
  return rows[0]?.sealed ?? null;
}

/**
 * Puts the secret from before a restore back if the restored one cannot be opened and no address needs it, so that a
 * backup without subscribers can be restored without the key of its database.
 */
export async function recoverFormerSecret(
  client: PoolClient,
  sealing: Sealing,
  former: string | null,
): Promise<void> {
  const restored = await readSealedSecret(client);
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
