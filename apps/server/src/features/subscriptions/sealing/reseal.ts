import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readSealedTextsForUpdate, updateSealedText } from '../store/sealed-texts.ts';
import { isUnencrypted, type Sealing } from './sealing.ts';

/**
 * Seals all personal data with the current key, all or nothing. Data that is already sealed with it is unchanged.
 * @returns the number of addresses that were resealed
 * @throws Failure if an older key is needed and missing
 */
export async function resealAll(pool: Pool, sealing: Sealing): Promise<number> {
  return await inTransaction(pool, (client) =>
    sealWhere(client, sealing, (sealed) => !sealing.isCurrent(sealed)),
  );
}

/**
 * Seals what is stored unencrypted, if there is a key, inside the caller's transaction.
 * @returns the number of subscriber addresses that were sealed
 */
export async function sealUnencrypted(client: PoolClient, sealing: Sealing): Promise<number> {
  return sealing.keyId === null ? 0 : await sealWhere(client, sealing, isUnencrypted);
}

async function sealWhere(
  client: PoolClient,
  sealing: Sealing,
  isWanted: (sealed: string) => boolean,
): Promise<number> {
  let addresses = 0;
  for (const { table, id, sealed } of await readSealedTextsForUpdate(client)) {
    if (!isWanted(sealed)) continue;
    await updateSealedText(client, { table, id, sealed: sealing.seal(sealing.open(sealed)) });
    if (table === 'subscriber') addresses += 1;
  }
  return addresses;
}
