import { KEPT_AFTER_UNSUBSCRIBING_MS } from '@townlight/domain/subscriptions';
import type { Pool } from 'pg';
import { z } from 'zod';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Job } from '../platform/jobs/job.ts';
import { deleteSubscriber } from './delete-subscriber.ts';
import { addressesToForget, removeOldGrants } from './store/forgetting.ts';

/** Each night: who unsubscribed a while ago is deleted, and who was deleted before a backup was restored; grants whose time is over go. */
export function tidySubscribersJob(
  pool: Pool,
  { timeZone, now, markChanged }: { timeZone: string; now(): Date; markChanged(): void },
): Job<Record<string, never>> {
  return {
    name: 'subscribers-tidy',
    payload: z.strictObject({}),
    longestSeconds: 600,
    schedule: { cron: '20 3 * * *', timeZone, payload: {} },
    async handle() {
      const at = now();
      await removeOldGrants(pool, at);
      const since = new Date(at.getTime() - KEPT_AFTER_UNSUBSCRIBING_MS);
      const addresses = await addressesToForget(pool, since);
      for (const addressHash of addresses)
        await inTransaction(pool, (client) => deleteSubscriber(client, addressHash));
      if (addresses.length > 0) markChanged();
    },
  };
}
