import type { PoolClient } from 'pg';
import type { Queryable } from '../../../platform/database/query.ts';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';

/** Returns the figures of an edition; none for a draft. */
export async function readEditionFacts(pool: Queryable, id: string): Promise<AreaEditionFacts[]> {
  const { rows } = await pool.query<{ facts: AreaEditionFacts }>(
    'select facts from newsletter_facts where edition_id = $1 order by area',
    [id],
  );
  return rows.map(({ facts }) => facts);
}

/** Returns the figures of one neighborhood; null if the edition has none. */
export async function readAreaEditionFacts(
  pool: Queryable,
  id: string,
  area: string,
): Promise<AreaEditionFacts | null> {
  const { rows } = await pool.query<{ facts: AreaEditionFacts }>(
    'select facts from newsletter_facts where edition_id = $1 and area = $2',
    [id, area],
  );
  return rows[0]?.facts ?? null;
}

/** Replaces the figures of an edition. */
export async function replaceEditionFacts(
  client: PoolClient,
  id: string,
  facts: readonly AreaEditionFacts[],
): Promise<void> {
  await deleteEditionFacts(client, id);
  await client.query(
    `insert into newsletter_facts (edition_id, area, facts)
     select $1, one->>'id', one from jsonb_array_elements($2::jsonb) as one`,
    [id, JSON.stringify(facts)],
  );
}

export async function deleteEditionFacts(client: PoolClient, id: string): Promise<void> {
  await client.query('delete from newsletter_facts where edition_id = $1', [id]);
}
