import { dirname } from 'node:path';
import type { PoolClient } from 'pg';
import type { Restored } from '../../platform/database/backup.ts';
import { sealPlain } from '../sealing/seal-again.ts';
import type { Sealing } from '../sealing/sealing.ts';
import {
  addDeletions,
  type Deletion,
  listAddresses,
  listDeletions,
  returnedAfterDeletion,
} from '../store/deletions.ts';
import { readSecret, type SubscriberSecret } from '../store/secret.ts';
import { deleteRows } from './delete-subscriber.ts';
import { readDeletions, readOwnDeletions } from './deletions-file.ts';

/** Deletions that were hashed with the secret that a restore replaces. */
interface Former {
  readonly hashOf: SubscriberSecret['hashOf'];
  readonly deletions: readonly Deletion[];
}

/** Returns what the restore needs from the database before it. */
export async function beforeRestore(client: PoolClient, sealing: Sealing): Promise<Former | null> {
  const deletions = await listDeletions(client);
  if (deletions.length === 0) return null;
  const { hashOf } = await readSecret(client, sealing);
  return { hashOf, deletions };
}

/**
 * Deletes subscribers again whom a restored backup brought back: by the deletions in the database, in the file next to
 * the backup, and in the file next to the database's backups. Seals addresses that were stored unencrypted in the
 * backup.
 */
export async function afterRestore(
  client: PoolClient,
  sealing: Sealing,
  { dataFolder, file, before }: Restored & { dataFolder: string },
): Promise<void> {
  await addDeletions(client, [
    ...(await readDeletions(dirname(file))),
    ...(await readOwnDeletions(dataFolder)),
  ]);
  if (before !== null) await translateDeletions(client, sealing, before as Former);
  await deleteReturned(client);
  await sealPlain(client, sealing);
}

/** Applies the deletions at the start of a server, because the database may be an earlier copy of itself. */
export async function deleteReturnedAtStart(client: PoolClient, dataFolder: string): Promise<void> {
  await addDeletions(client, await readOwnDeletions(dataFolder));
  await deleteReturned(client);
}

async function deleteReturned(client: PoolClient): Promise<void> {
  const deletedAt = new Map((await listDeletions(client)).map(({ mark, at }) => [mark, at]));
  for (const { hash } of await returnedAfterDeletion(client))
    await deleteRows(client, hash, deletedAt.get(hash) ?? new Date());
}

/** Translates deletions that were hashed with another secret, by hashing the restored addresses with that secret. */
async function translateDeletions(
  client: PoolClient,
  sealing: Sealing,
  former: Former,
): Promise<void> {
  const { hashOf } = await readSecret(client, sealing);
  if (hashOf('') === former.hashOf('')) return;
  const deletedAt = new Map(former.deletions.map(({ mark, at }) => [mark, at]));
  const stored = await listAddresses(client);
  const found = stored.flatMap(({ sealed, hash }) => {
    const at = deletedAt.get(former.hashOf(sealing.open(sealed)));
    return at === undefined ? [] : [{ mark: hash, at }];
  });
  await addDeletions(client, found);
}
