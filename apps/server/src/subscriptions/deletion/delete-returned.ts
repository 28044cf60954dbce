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

/** Deletions that were made under the secret that a restore replaces. */
interface Former {
  readonly hashOf: SubscriberSecret['hashOf'];
  readonly deletions: readonly Deletion[];
}

/** What a restore has to know of the store before it. */
export async function beforeRestore(client: PoolClient, sealing: Sealing): Promise<Former | null> {
  const deletions = await listDeletions(client);
  if (deletions.length === 0) return null;
  const { hashOf } = await readSecret(client, sealing);
  return { hashOf, deletions };
}

/**
 * Deletes again who came back with a backup though they were deleted since: by the deletions of the store, of the file beside the backup
 * and of the one beside the store's own backups. Seals what was stored unencrypted when the backup was written.
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

/** At the start of a server: the store may be an earlier copy of itself. */
export async function deleteReturnedAtStart(client: PoolClient, dataFolder: string): Promise<void> {
  await addDeletions(client, await readOwnDeletions(dataFolder));
  await deleteReturned(client);
}

async function deleteReturned(client: PoolClient): Promise<void> {
  const deletedAt = new Map((await listDeletions(client)).map(({ mark, at }) => [mark, at]));
  for (const { hash } of await returnedAfterDeletion(client))
    await deleteRows(client, hash, deletedAt.get(hash) ?? new Date());
}

/** A deletion under another secret has another hash: it is found by the addresses that came back. */
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
