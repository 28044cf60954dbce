import type { EmailFrequency } from '@townlight/domain/subscriptions';
import type { Pool } from 'pg';
import { makeArea } from '../../../testing/make-area.ts';

/** Inserts neighborhoods and subscribers with one each: `reader1@example.org` and so on, every fourth in Spanish. */
export async function makeReaders(
  pool: Pool,
  count: number,
  { neighborhoods = 3 }: { neighborhoods?: number } = {},
): Promise<void> {
  for (let i = 1; i <= neighborhoods; i++)
    await makeArea(pool, {
      name: `Place ${i}`,
      residents: 10_000,
      corner: [-118.4 + i / 50, 34.1],
    });
  await addReaders(pool, count);
}

/** Inserts a subscriber `name@example.org`, with `name` as the hash of the address. */
export async function addReader(
  pool: Pool,
  name: string,
  neighborhoods: readonly string[],
  {
    howOften = 'monthly',
    alerts = [],
    language = 'en',
  }: { howOften?: EmailFrequency; alerts?: readonly string[]; language?: string } = {},
): Promise<void> {
  await pool.query(
    `with one as (insert into subscriber (address, address_hash, language, how_often, alerts)
       values ('plain:' || $1 || '@example.org', $1, $2, $3, $4) returning id)
     insert into subscriber_neighborhood (subscriber_id, neighborhood, name, position)
     select one.id, slug, slug, place from one, unnest($5::text[]) with ordinality as of (slug, place)`,
    [name, language, howOften, alerts, neighborhoods],
  );
}

/** Inserts subscribers, evenly distributed over the existing neighborhoods. */
export async function addReaders(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `insert into subscriber (address, address_hash, language)
     select 'plain:reader' || i || '@example.org', 'hash' || i, case when i % 4 = 0 then 'es' else 'en' end
       from generate_series(1, $1::int) i`,
    [count],
  );
  await pool.query(
    `insert into subscriber_neighborhood (subscriber_id, neighborhood, name, position)
     select r.id, a.slug, a.name, 0
       from (select id, substr(address_hash, 5)::int as n from subscriber) r
       join (select slug, name, row_number() over (order by slug) - 1 as at, count(*) over () as all_of
               from area where partition = 'neighborhoods') a on a.at = r.n % a.all_of`,
  );
}
