import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { removeMailFiles } from '../../../platform/mail/remove-mail-files.ts';
import { upsertDeletions } from '../store/deletions.ts';
import { deleteGrants } from '../store/grants.ts';
import { deleteSubscriberRow } from '../store/subscriber-rows.ts';
import { suppressAddressHash } from '../store/suppressed.ts';
import { appendDeletion } from './deletions-file.ts';

export interface DeletionContext {
  readonly pool: Pool;
  readonly dataFolder: string;
  readonly at: Date;
}

/**
 * Deletes all data about an address: its rows, and mails written to the data folder. A keyed hash, which does not
 * identify the person, remains in the database and next to the backups, so that a restore of an earlier backup deletes
 * the subscriber again.
 * @param email null if the key that sealed the address is missing; mails to it then remain
 * @returns whether any data was stored
 */
export async function deleteSubscriber(
  { pool, dataFolder, at }: DeletionContext,
  { addressHash, email }: { addressHash: string; email: string | null },
): Promise<boolean> {
  // The mails come first: if that fails, nothing was deleted and the call can be repeated.
  if (email !== null) await removeMailFiles(dataFolder, new Set([email]));
  const deleted = await inTransaction(pool, (client) =>
    deleteSubscriberRows(client, addressHash, at),
  );
  if (deleted === 'subscriber') await appendDeletion(dataFolder, { mark: addressHash, at });
  return deleted !== null;
}

/** Deletes the rows of an address inside the caller's transaction. @returns which kind of data was deleted */
export async function deleteSubscriberRows(
  client: PoolClient,
  addressHash: string,
  at: Date,
): Promise<'subscriber' | 'sign-up' | null> {
  const hadGrants = await deleteGrants(client, addressHash);
  if (await deleteSubscriberRow(client, addressHash)) {
    await suppressAddressHash(client, addressHash, 'deleted');
    await upsertDeletions(client, [{ mark: addressHash, at }]);
    return 'subscriber';
  }
  return hadGrants ? 'sign-up' : null;
}
