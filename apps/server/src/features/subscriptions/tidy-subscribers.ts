import { UNSUBSCRIBED_RETENTION_MS } from '@townlight/domain/subscriptions';
import type { Pool } from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { removeMailFiles } from '../../platform/mail/remove-mail-files.ts';
import { deleteSubscriber } from './deletion/delete-subscriber.ts';
import { appendMissingDeletions } from './deletion/deletions-file.ts';
import type { Sealing } from './sealing/sealing.ts';
import { listDeletions, listSubscribersRestoredAfterDeletion } from './store/deletions.ts';
import { deleteExpiredGrants, listUnsubscribedBefore } from './store/retention.ts';

/**
 * Each night deletes subscribers who unsubscribed a while ago or were brought back by a restore, and expired grants.
 */
export function deleteExpiredSubscribersJob(
  pool: Pool,
  {
    sealing,
    dataFolder,
    timeZone,
    now,
    markChanged,
  }: {
    sealing: Sealing;
    dataFolder: string;
    timeZone: string;
    now(): Date;
    markChanged(): void;
  },
): Job<Record<string, never>> {
  return {
    name: 'subscribers-tidy',
    payload: z.strictObject({}),
    timeoutSeconds: 600,
    schedule: { cron: '20 3 * * *', timeZone, payload: {} },
    async handle() {
      const at = now();
      await inTransaction(pool, async (client) => {
        const emails = (await deleteExpiredGrants(client, at)).map((sealed) =>
          openOrNull(sealing, sealed),
        );
        await removeMailFiles(dataFolder, new Set(emails.filter((email) => email !== null)));
      });
      const since = new Date(at.getTime() - UNSUBSCRIBED_RETENTION_MS);
      const addresses = [
        ...(await listUnsubscribedBefore(pool, since)),
        ...(await listSubscribersRestoredAfterDeletion(pool)),
      ];
      for (const { hash: addressHash, sealed } of addresses) {
        const email = openOrNull(sealing, sealed);
        await deleteSubscriber({ pool, dataFolder, at }, { addressHash, email });
      }
      await appendMissingDeletions(dataFolder, await listDeletions(pool));
      if (addresses.length > 0) markChanged();
    },
  };
}

/** An address is deleted even if the key that sealed it is missing. */
function openOrNull(sealing: Sealing, sealed: string): string | null {
  try {
    return sealing.open(sealed);
  } catch {
    return null;
  }
}
