import type { Pool, PoolClient } from 'pg';
import type { LetterFacts } from '../edition/letter-facts.ts';

/** Returns the figures of an edition; none for a draft. */
export async function readFacts(pool: Pick<Pool, 'query'>, id: string): Promise<LetterFacts[]> {
  const { rows } = await pool.query<{ facts: LetterFacts }>(
    'select facts from newsletter_facts where edition_id = $1 order by area',
    [id],
  );
  return rows.map(({ facts }) => facts);
}

/** Returns the figures of one neighborhood; null if the edition has none. */
export async function readAreaFacts(
  pool: Pick<Pool, 'query'>,
  id: string,
  area: string,
): Promise<LetterFacts | null> {
  const { rows } = await pool.query<{ facts: LetterFacts }>(
    'select facts from newsletter_facts where edition_id = $1 and area = $2',
    [id, area],
  );
  return rows[0]?.facts ?? null;
}

/** Replaces the figures of an edition. */
export async function keepFacts(
  client: PoolClient,
  id: string,
  facts: readonly LetterFacts[],
): Promise<void> {
  await dropFacts(client, id);
  await client.query(
    `insert into newsletter_facts (edition_id, area, facts)
     select $1, one->>'id', one from jsonb_array_elements($2::jsonb) as one`,
    [id, JSON.stringify(facts)],
  );
}

export async function dropFacts(client: PoolClient, id: string): Promise<void> {
  await client.query('delete from newsletter_facts where edition_id = $1', [id]);
}
