import { AQI_CATEGORIES } from '@townlight/domain/air';
import type { Pool } from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { NotReady } from '../../platform/http/errors.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { AirCategoryChange, AirSnapshot } from '../air/index.ts';
import { findAirCategoryChanges } from '../air/index.ts';
import { formatMessageBody, postWebhookMessage } from './post-webhook-message.ts';
import {
  type AirWebhook,
  insertMessage,
  markMessageSent,
  readPendingMessage,
  readWebhooks,
} from './store.ts';

const EVERY_MINUTE = '* * * * *';
/**
 * Retries a receiver that is down after 30 seconds, then at doubling intervals up to an hour, for about seven hours.
 */
const RETRY = { times: 14, firstDelaySeconds: 30, maxDelaySeconds: 3_600 } as const;

/** Number of receivers that may hang, each for the ten seconds of `postWebhookMessage`, before others have to wait. */
const MAX_CONCURRENT_RECEIVERS = 8;

export interface WebhookJobOptions {
  readonly pool: Pool;
  /** @throws NotReady before the first snapshot */
  air(): AirSnapshot;
  readonly allowPrivate: boolean;
}

const deliveryPayload = z.strictObject({ webhook: z.number(), change: z.string() });

/**
 * Detects webhooks whose neighborhoods have changed category, after each new air release and each minute. Message and
 * job are written in one transaction, each change once per webhook; the job is retried until the receiver accepts the
 * message. A receiver gets one message at a time and delays no other receiver.
 */
export function createWebhookJobs({ pool, air, allowPrivate }: WebhookJobOptions): readonly Job[] {
  const deliver: Job<z.infer<typeof deliveryPayload>> = {
    name: 'air-webhook-deliver',
    payload: deliveryPayload,
    timeoutSeconds: 30,
    concurrency: MAX_CONCURRENT_RECEIVERS,
    retry: RETRY,
    async handle({ webhook, change }, { signal }) {
      const message = await readPendingMessage(pool, webhook, change);
      if (message === null) return;
      await postWebhookMessage(message, { delivery: `${webhook}/${change}`, allowPrivate, signal });
      await markMessageSent(pool, webhook, change);
    },
  };
  const detectChanges: Job = {
    name: 'air-webhooks',
    payload: z.strictObject({}),
    timeoutSeconds: 60,
    schedule: { cron: EVERY_MINUTE, timeZone: 'UTC', payload: {}, afterChangeOf: ['air'] },
    async handle(_, { send }) {
      const webhooks = await readWebhooks(pool);
      const snapshot = webhooks.length > 0 && snapshotOrNull(air);
      if (!snapshot) return;
      for (const webhook of webhooks) {
        const changes = changesFor(webhook, snapshot);
        if (changes.length === 0) continue;
        await inTransaction(pool, async (client) => {
          for (const change of changes) {
            const body = formatMessageBody(snapshot, change);
            if (await insertMessage(client, webhook.id, change.id, body))
              await send(
                deliver,
                { webhook: webhook.id, change: change.id },
                { client, group: new URL(webhook.url).host },
              );
          }
        });
      }
    },
  };
  return [deliver as Job, detectChanges];
}

/** Returns the changes that match a webhook's subscription, oldest first. */
function changesFor(
  { neighborhood, category, afterHour }: AirWebhook,
  snapshot: AirSnapshot,
): AirCategoryChange[] {
  const area = snapshot.areaOf.get(neighborhood);
  if (area === undefined) return [];
  const minCategory = AQI_CATEGORIES.indexOf(category);
  const isSubscribed = ({ from, to }: AirCategoryChange) =>
    Math.max(AQI_CATEGORIES.indexOf(from), AQI_CATEGORIES.indexOf(to)) >= minCategory;
  return findAirCategoryChanges(snapshot, area)
    .filter((change) => change.known > afterHour && isSubscribed(change))
    .reverse();
}

function snapshotOrNull(air: () => AirSnapshot): AirSnapshot | null {
  try {
    return air();
  } catch (error) {
    if (error instanceof NotReady) return null;
    throw error;
  }
}
