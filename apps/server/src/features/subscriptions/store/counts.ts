import { type Queryable, selectRows } from '../../../platform/database/query.ts';

/** Returns the number of subscribers by what they want. */
export async function countSubscribers(
  reader: Queryable,
): Promise<readonly { what: string; count: number }[]> {
  return await selectRows<{ what: string; count: number }>(
    reader,
    `with free as (
       select s.* from subscriber s
        where not exists (select from subscriber_suppressed x where x.mark = s.address_hash))
     select 'confirmed' as what, (select count(*) from subscriber)::int as count
     union all select 'monthly email', (select count(*) from free f where how_often in ('monthly', 'weekly')
       and exists (select from subscriber_neighborhood n where n.subscriber_id = f.id))::int
     union all select 'of these, also the weekly email', (select count(*) from free f where how_often = 'weekly'
       and exists (select from subscriber_neighborhood n where n.subscriber_id = f.id))::int
     union all select 'alerts', (select count(*) from free where how_often <> 'never' and alerts <> '{}')::int
     union all select 'unsubscribed from everything', (select count(*) from subscriber where how_often = 'never')::int
     union all select 'sign-ups not confirmed yet', (select count(distinct address_hash)
       from subscription_grant where confirmed_at is null and expires_at > now())::int
     union all (select 'suppressed: ' || reason, count(*)::int from subscriber_suppressed group by reason order by reason)`,
  );
}
