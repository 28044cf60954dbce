import type { PoolClient } from 'pg';
import type { Sealing } from '../sealing/sealing.ts';
import { loadOrCreateSubscriberSecret } from './secret.ts';

/**
 * Hashes every address with the current secret. A restore into a new database brings the old secret back, and people
 * who signed up in the meantime were hashed with another one. If a person has two rows, the one confirmed later
 * remains.
 * @throws Failure if an address or the secret is sealed with a missing key
 */
export async function rehashSubscribers(client: PoolClient, sealing: Sealing): Promise<void> {
  const { hashOf } = await loadOrCreateSubscriberSecret(client, sealing);
  const { rows } = await client.query<{ id: string; address: string; hash: string }>(
    'select id, address, address_hash as hash from subscriber order by confirmed_at desc, id',
  );
  for (const { id, address, hash } of rows) {
    const now = hashOf(sealing.open(address));
    if (now === hash) continue;
    const { rowCount: newerRows } = await client.query(
      `select from subscriber s join subscriber mine on mine.id = $2
        where s.address_hash = $1 and s.confirmed_at >= mine.confirmed_at`,
      [now, id],
    );
    if (newerRows) {
      await client.query('delete from subscriber where id = $1', [id]);
      continue;
    }
    await client.query('delete from subscriber where address_hash = $1', [now]);
    await client.query('update subscriber set address_hash = $1 where id = $2', [now, id]);
    await client.query('update subscription_grant set address_hash = $1 where address_hash = $2', [
      now,
      hash,
    ]);
    await client.query(
      `insert into subscriber_suppressed (mark, reason, at)
       select $1, reason, at from subscriber_suppressed where mark = $2 on conflict (mark) do nothing`,
      [now, hash],
    );
  }
}
