import type { Pool } from 'pg';
import { makeArea } from '../../testing/make-area.ts';

/** Subscribers of a county of so many neighborhoods, one each: `reader1@example.org` and so on, every fourth in Spanish. */
export async function makeReaders(
  pool: Pool,
  count: number,
  { neighborhoods = 3, alerts = [] }: { neighborhoods?: number; alerts?: readonly string[] } = {},
): Promise<void> {
  for (let i = 1; i <= neighborhoods; i++)
    await makeArea(pool, {
      name: `Place ${i}`,
      residents: 10_000,
      corner: [-118.4 + i / 50, 34.1],
    });
  await pool.query(
    `insert into subscriber (address, address_hash, language, alerts)
     select 'plain:reader' || i || '@example.org', 'hash' || i, case when i % 4 = 0 then 'es' else 'en' end, $2
       from generate_series(1, $1::int) i`,
    [count, alerts],
  );
  await pool.query(
    `insert into subscriber_neighborhood (subscriber_id, neighborhood, name, position)
     select id, 'place-' || n, 'Place ' || n, 0
       from (select id, 1 + substr(address_hash, 5)::int % $1::int as n from subscriber) readers`,
    [neighborhoods],
  );
}
