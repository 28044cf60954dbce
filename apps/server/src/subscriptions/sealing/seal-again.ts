import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readSealed, writeSealed } from '../store/sealed-texts.ts';
import type { Sealing } from './sealing.ts';

/**
 * Seals everything that tells of subscribers with the current key, all or nothing; what is sealed with it already stays.
 * @returns how many addresses were sealed again
 * @throws Failure where an older key is needed and not there
 */
export async function sealAgain(pool: Pool, sealing: Sealing): Promise<number> {
  return await inTransaction(pool, async (client) => {
    let addresses = 0;
    for (const { table, id, sealed } of await readSealed(client)) {
      if (sealing.isCurrent(sealed)) continue;
      await writeSealed(client, { table, id, sealed: sealing.seal(sealing.open(sealed)) });
      if (table === 'subscriber') addresses += 1;
    }
    return addresses;
  });
}
