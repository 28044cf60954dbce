import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readSealed, writeSealed } from '../store/sealed-texts.ts';
import { isPlain, type Sealing } from './sealing.ts';

/**
 * Seals all personal data with the current key, all or nothing. Data that is already sealed with it is unchanged.
 * @returns the number of addresses that were resealed
 * @throws Failure if an older key is needed and missing
 */
export async function sealAgain(pool: Pool, sealing: Sealing): Promise<number> {
  return await inTransaction(pool, (client) =>
    sealWhere(client, sealing, (sealed) => !sealing.isCurrent(sealed)),
  );
}

/**
 * Seals what is stored unencrypted, if there is a key, inside the caller's transaction.
 * @returns the number of subscriber addresses that were sealed
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
