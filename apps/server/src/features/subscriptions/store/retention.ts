import { type Queryable, selectRows } from '../../../platform/database/query.ts';
import type { StoredAddress } from './deletions.ts';

/** Returns subscribers who unsubscribed from everything before this time. */
export async function listUnsubscribedBefore(
  reader: Queryable,
  before: Date,
): Promise<readonly StoredAddress[]> {
  return await selectRows<StoredAddress>(
    reader,
    `select address_hash as hash, address as sealed from subscriber
      where how_often = 'never' and unsubscribed_at < $1`,
    [before],
  );
}

/**
 * Deletes grants that expired over a week ago.
 * @returns the sealed addresses about which nothing is stored any more
 */
export async function deleteExpiredGrants(reader: Queryable, at: Date): Promise<readonly string[]> {
  const { rows } = await reader.query<{ sealed: string }>(
    `with gone as (
       delete from subscription_grant where expires_at < $1::timestamptz - interval '7 days'
       returning id, address, address_hash)
     select address as sealed from gone
      where address is not null
        and not exists (select from subscriber s where s.address_hash = gone.address_hash)
        and not exists (select from subscription_grant g
                         where g.address_hash = gone.address_hash and g.id not in (select id from gone))`,
    [at],
  );
  return rows.map(({ sealed }) => sealed);
}
