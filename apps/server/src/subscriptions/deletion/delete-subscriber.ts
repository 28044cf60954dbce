import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { removeWrittenMails } from '../../platform/mail/written-mails.ts';
import { addDeletions } from '../store/deletions.ts';
import { removeGrants } from '../store/grants.ts';
import { removeSubscriber } from '../store/subscriber-rows.ts';
import { suppressMark } from '../store/suppressed.ts';
import { appendDeletion } from './deletions-file.ts';

export interface Deleting {
  readonly pool: Pool;
  readonly dataFolder: string;
  readonly at: Date;
}

/**
 * Deletes all that is stored of an address: rows, and mails that were written into the data folder. A keyed hash stays, by which nobody can
 * tell whose it was, in the store and beside the backups: nobody who was deleted comes back with an earlier backup.
 * @param email null where the key that sealed it is not there: mails to it then stay
 * @returns whether anything was stored
 */
export async function deleteSubscriber(
  { pool, dataFolder, at }: Deleting,
  { addressHash, email }: { addressHash: string; email: string | null },
): Promise<boolean> {
  // first: a failure here leaves everything as it was, to be tried again
  if (email !== null) await removeWrittenMails(dataFolder, new Set([email]));
  const deleted = await inTransaction(pool, (client) => deleteRows(client, addressHash, at));
  if (deleted === 'subscriber') await appendDeletion(dataFolder, { mark: addressHash, at });
  return deleted !== null;
}

/** Deletes the rows of an address, inside the caller's transaction. @returns what there was */
export async function deleteRows(
  client: PoolClient,
  addressHash: string,
  at: Date,
): Promise<'subscriber' | 'sign-up' | null> {
  const hadGrants = await removeGrants(client, addressHash);
  if (await removeSubscriber(client, addressHash)) {
    await suppressMark(client, addressHash, 'deleted');
    await addDeletions(client, [{ mark: addressHash, at }]);
    return 'subscriber';
  }
  return hadGrants ? 'sign-up' : null;
}
