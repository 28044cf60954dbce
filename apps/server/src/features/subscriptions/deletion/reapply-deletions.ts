import { dirname } from 'node:path';
import type { PoolClient } from 'pg';
import type { RestoreContext } from '../../../platform/database/backup.ts';
import { sealUnencrypted } from '../sealing/reseal.ts';
import type { Sealing } from '../sealing/sealing.ts';
import {
  type Deletion,
  listDeletions,
  listStoredAddresses,
  listSubscribersRestoredAfterDeletion,
  upsertDeletions,
} from '../store/deletions.ts';
import { loadOrCreateSubscriberSecret, type SubscriberSecret } from '../store/secret.ts';
import { deleteSubscriberRows } from './delete-subscriber.ts';
import { readBackupDeletions, readDeletionsFile } from './deletions-file.ts';

/** Deletions that were hashed with the secret that a restore replaces. */
interface FormerDeletions {
  readonly hashOf: SubscriberSecret['hashOf'];
  readonly deletions: readonly Deletion[];
}

/** Returns what the restore needs from the database before it. */
export async function captureDeletions(
  client: PoolClient,
  sealing: Sealing,
): Promise<FormerDeletions | null> {
  const deletions = await listDeletions(client);
  if (deletions.length === 0) return null;
  const { hashOf } = await loadOrCreateSubscriberSecret(client, sealing);
  return { hashOf, deletions };
}

/**
 * Deletes subscribers again whom a restored backup brought back: by the deletions in the database, in the file next to
 * the backup, and in the file next to the database's backups. Seals addresses that were stored unencrypted in the
 * backup.
 */
export async function reapplyDeletionsAfterRestore(
  client: PoolClient,
  sealing: Sealing,
  { dataFolder, file, before }: RestoreContext & { dataFolder: string },
): Promise<void> {
  await upsertDeletions(client, [
    ...(await readDeletionsFile(dirname(file))),
    ...(await readBackupDeletions(dataFolder)),
  ]);
  if (before !== null) await translateDeletions(client, sealing, before as FormerDeletions);
  await reapplyDeletions(client);
  await sealUnencrypted(client, sealing);
}

/** Applies the deletions at the start of a server, because the database may be an earlier copy of itself. */
export async function reapplyDeletionsAtStart(
  client: PoolClient,
  dataFolder: string,
): Promise<void> {
  await upsertDeletions(client, await readBackupDeletions(dataFolder));
  await reapplyDeletions(client);
}

async function reapplyDeletions(client: PoolClient): Promise<void> {
  const deletedAt = new Map((await listDeletions(client)).map(({ mark, at }) => [mark, at]));
  for (const { hash } of await listSubscribersRestoredAfterDeletion(client))
    await deleteSubscriberRows(client, hash, deletedAt.get(hash) ?? new Date());
}

/** Translates deletions that were hashed with another secret, by hashing the restored addresses with that secret. */
async function translateDeletions(
  client: PoolClient,
  sealing: Sealing,
  former: FormerDeletions,
): Promise<void> {
  const { hashOf } = await loadOrCreateSubscriberSecret(client, sealing);
  if (hashOf('') === former.hashOf('')) return;
  const deletedAt = new Map(former.deletions.map(({ mark, at }) => [mark, at]));
  const stored = await listStoredAddresses(client);
  const found = stored.flatMap(({ sealed, hash }) => {
    const at = deletedAt.get(former.hashOf(sealing.open(sealed)));
    return at === undefined ? [] : [{ mark: hash, at }];
  });
  await upsertDeletions(client, found);
}
