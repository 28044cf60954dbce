import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readSealed, writeSealed } from '../store/sealed-texts.ts';
import { isPlain, type Sealing } from './sealing.ts';

/**
 * Seals everything that tells of subscribers with the current key, all or nothing; what is sealed with it already stays.
 * @returns how many addresses were sealed again
 * @throws Failure where an older key is needed and not there
 */
export async function sealAgain(pool: Pool, sealing: Sealing): Promise<number> {
  return await inTransaction(pool, (client) =>
    sealWhere(client, sealing, (sealed) => !sealing.isCurrent(sealed)),
  );
}

/**
 * Seals what is stored unencrypted, if there is a key, inside the caller's transaction.
 * @returns how many addresses of subscribers were sealed
 */
export async function sealPlain(client: PoolClient, sealing: Sealing): Promise<number> {
  return sealing.keyId === null ? 0 : await sealWhere(client, sealing, isPlain);
}

async function sealWhere(
  client: PoolClient,
  sealing: Sealing,
  isWanted: (sealed: string) => boolean,
): Promise<number> {
  let addresses = 0;
  for (const { table, id, sealed } of await readSealed(client)) {
    if (!isWanted(sealed)) continue;
    await writeSealed(client, { table, id, sealed: sealing.seal(sealing.open(sealed)) });
    if (table === 'subscriber') addresses += 1;
  }
  return addresses;
}
