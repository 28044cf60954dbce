import type { PoolClient } from 'pg';
import type { AlertArea, FoundAlert } from '../alerts/alert.ts';
import { type Asking, addMailing, lockMailing } from './outbox.ts';

/**
 * Begins an alert, or adds the neighborhoods that it does not tell of yet, in the caller's transaction. Then the outbox is filled
 * again: who has its letter keeps to that one, since the store holds one for a mailing and a subscriber.
 * @returns how many neighborhoods it tells of; 0 where there was nothing to add
 */
export async function addAlert(
  client: PoolClient,
  { id, kind, areas, usefulUntil }: FoundAlert,
): Promise<number> {
  if (await addMailing(client, { id, kind, about: areas, usefulUntil })) return areas.length;
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

/** What an alert tells; none where there is no such alert. */
export async function readAlert(client: Asking, id: string): Promise<readonly AlertArea[]> {
  const { rows } = await client.query<{ about: readonly AlertArea[] }>(
    'select about from newsletter_mailing where id = $1',
    [id],
  );
  return rows[0]?.about ?? [];
}
