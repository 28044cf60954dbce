import type { AqiCategory } from '@townlight/domain/air';
import type { Hour } from '@townlight/domain/time';
import type { Pool, PoolClient } from 'pg';
import { selectRow, selectRows } from '../../platform/database/query.ts';

/** A subscription of another program to the changes of a neighborhood's air. */
export interface AirWebhook {
  readonly id: number;
  readonly url: string;
  readonly neighborhood: string;
  readonly category: AqiCategory;
  readonly afterHour: Hour;
}

/** A message to be sent, with the secret that signs it. */
export interface WebhookMessage {
  readonly url: string;
  readonly secret: string;
  readonly body: string;
}

const COLUMNS = 'id, url, neighborhood, category, after_hour as "afterHour"';

/** Reads all webhooks in the order in which they were added. */
export async function readWebhooks(pool: Pool): Promise<AirWebhook[]> {
  return await selectRows<AirWebhook>(pool, `select ${COLUMNS} from air_webhook order by id`);
}

/** Counts the undelivered messages of each webhook. */
export async function countPendingMessages(pool: Pool): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ id: number; waiting: string }>(
    `select webhook_id as id, count(*) as waiting from air_webhook_message where sent_at is null group by webhook_id`,
  );
  return new Map(rows.map(({ id, waiting }) => [id, Number(waiting)]));
}

/** Returns whether the neighborhood exists. */
export async function hasNeighborhood(pool: Pool, slug: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 as found from area where partition = 'neighborhoods' and slug = $1`,
    [slug],
  );
  return rows.length > 0;
}

/** @returns the id of the webhook */
export async function insertWebhook(
  pool: Pool,
  given: Omit<AirWebhook, 'id'> & { readonly secret: string },
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into air_webhook (url, neighborhood, category, secret, after_hour) values ($1, $2, $3, $4, $5) returning id`,
    [given.url, given.neighborhood, given.category, given.secret, given.afterHour],
  );
  return (rows[0] as { id: number }).id;
}

/** Deletes a webhook and returns whether it existed. */
export async function deleteWebhook(pool: Pool, id: number): Promise<boolean> {
  const { rowCount } = await pool.query('delete from air_webhook where id = $1', [id]);
  return rowCount === 1;
}

export async function readWebhookTarget(
  pool: Pool,
  id: number,
): Promise<Omit<WebhookMessage, 'body'> | null> {
  return await selectRow<Omit<WebhookMessage, 'body'>>(
    pool,
    'select url, secret from air_webhook where id = $1',
    [id],
  );
}

/** Inserts a message; returns false where the change was inserted before or the webhook was deleted. */
export async function insertMessage(
  client: PoolClient,
  webhookId: number,
  change: string,
  body: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into air_webhook_message (webhook_id, change, body)
     select id, $2, $3 from air_webhook where id = $1 on conflict do nothing`,
    [webhookId, change, body],
  );
  return rowCount === 1;
}

/** Returns a message that is not delivered yet; null otherwise. */
export async function readPendingMessage(
  pool: Pool,
  webhookId: number,
  change: string,
): Promise<WebhookMessage | null> {
  return await selectRow<WebhookMessage>(
    pool,
    `select url, secret, body from air_webhook_message join air_webhook on air_webhook.id = webhook_id
      where webhook_id = $1 and change = $2 and sent_at is null`,
    [webhookId, change],
  );
}

export async function markMessageSent(
  pool: Pool,
  webhookId: number,
  change: string,
): Promise<void> {
  await pool.query(
    'update air_webhook_message set sent_at = now() where webhook_id = $1 and change = $2',
    [webhookId, change],
  );
}
