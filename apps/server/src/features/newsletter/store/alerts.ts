import type { PoolClient } from 'pg';
import type { Queryable } from '../../../platform/database/query.ts';
import type { AlertArea, DetectedAlert } from '../alerts/alert.ts';
import { insertMailing, lockMailing } from './outbox.ts';

/**
 * Begins an alert, or adds new neighborhoods to it, in the caller's transaction. The outbox is then filled again;
 * subscribers who are in it get no second email, because the table is unique by mailing and subscriber.
 * @returns the number of neighborhoods in the alert; 0 if there was nothing to add
 */
export async function upsertAlert(
  client: PoolClient,
  { id, kind, areas, usefulUntil }: DetectedAlert,
): Promise<number> {
  if (await insertMailing(client, { id, kind, about: areas, usefulUntil })) return areas.length;
  const begun = await lockMailing(client, id);
  const known = (begun?.about ?? []) as readonly AlertArea[];
  const more = areas.filter((area) => !known.some((one) => one.id === area.id));
  if (more.length === 0) return 0;
  const all = [...known, ...more];
  await client.query(
    `update newsletter_mailing set about = $2, useful_until = $3, filled_after = null, filled_at = null, ended_at = null
      where id = $1`,
    [id, JSON.stringify(all), usefulUntil],
  );
  return all.length;
}

/** Returns the areas of an alert; none if it does not exist. */
export async function readAlert(client: Queryable, id: string): Promise<readonly AlertArea[]> {
  const { rows } = await client.query<{ about: readonly AlertArea[] }>(
    'select about from newsletter_mailing where id = $1',
    [id],
  );
  return rows[0]?.about ?? [];
}
