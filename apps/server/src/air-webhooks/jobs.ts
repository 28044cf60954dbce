import { AQI_CATEGORIES } from '@townlight/domain/air';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { AirSnapshot, AreaChange } from '../air/index.ts';
import { areaChanges } from '../air/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { NotReady } from '../platform/http/errors.ts';
import type { Job } from '../platform/jobs/job.ts';
import { messageBody } from './message-body.ts';
import { postMessage } from './post-message.ts';
import { type AirWebhook, markSent, noteMessage, readMessage, readWebhooks } from './store.ts';

const EVERY_MINUTE = '* * * * *';
/**
 * Retries a receiver that is down after 30 seconds, then at doubling intervals up to an hour, for about seven hours.
 */
const RETRY = { times: 14, firstAfterSeconds: 30, atMostSeconds: 3_600 } as const;

/** Number of receivers that may hang, each for the ten seconds of `postWebhookMessage`, before others have to wait. */
const RECEIVERS_AT_ONCE = 8;

export interface WebhookJobs {
  readonly pool: Pool;
  /** @throws NotReady before the first snapshot */
  air(): AirSnapshot;
  readonly allowPrivate: boolean;
}

const messageNamed = z.strictObject({ webhook: z.number(), change: z.string() });

/**
 * Detects webhooks whose neighborhoods have changed category, after each new air release and each minute. Message and
 * job are written in one transaction, each change once per webhook; the job is retried until the receiver accepts the
 * message. A receiver gets one message at a time and delays no other receiver.
 */
export function webhookJobs({ pool, air, allowPrivate }: WebhookJobs): readonly Job[] {
  const deliver: Job<z.infer<typeof messageNamed>> = {
    name: 'air-webhook-deliver',
    payload: messageNamed,
    longestSeconds: 30,
    concurrency: RECEIVERS_AT_ONCE,
    retry: RETRY,
    async handle({ webhook, change }, { signal }) {
      const message = await readMessage(pool, webhook, change);
      if (message === null) return;
      await postMessage(message, { delivery: `${webhook}/${change}`, allowPrivate, signal });
      await markSent(pool, webhook, change);
    },
  };
  const look: Job = {
    name: 'air-webhooks',
    payload: z.strictObject({}),
    longestSeconds: 60,
    schedule: { cron: EVERY_MINUTE, timeZone: 'UTC', payload: {}, afterChangeOf: ['air'] },
    async handle(_, { send }) {
      const webhooks = await readWebhooks(pool);
      const snapshot = webhooks.length > 0 && readyOrNull(air);
      if (!snapshot) return;
      for (const webhook of webhooks) {
        const changes = changesFor(webhook, snapshot);
        if (changes.length === 0) continue;
        await inTransaction(pool, async (client) => {
          for (const change of changes) {
            const body = messageBody(snapshot, change);
            if (await noteMessage(client, webhook.id, change.id, body))
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
  return [deliver as Job, look];
}

/** Returns the changes that match a webhook's subscription, oldest first. */
function changesFor(
  { neighborhood, category, afterHour }: AirWebhook,
  snapshot: AirSnapshot,
): AreaChange[] {
  const area = snapshot.areaOf.get(neighborhood);
  if (area === undefined) return [];
  const least = AQI_CATEGORIES.indexOf(category);
  const isAsked = ({ from, to }: AreaChange) =>
    Math.max(AQI_CATEGORIES.indexOf(from), AQI_CATEGORIES.indexOf(to)) >= least;
  return areaChanges(snapshot, area)
    .filter((change) => change.known > afterHour && isAsked(change))
    .reverse();
}

function readyOrNull(air: () => AirSnapshot): AirSnapshot | null {
  try {
    return air();
  } catch (error) {
    if (error instanceof NotReady) return null;
    throw error;
  }
}
