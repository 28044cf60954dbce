import type { PoolClient } from 'pg';

/**
 * Removes the invented records when the first real ones come, inside their transaction: the two are
 * never shown together. Answers whether there were any.
 */
export async function removeSampleRecords(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ sample: boolean; real: boolean }>(
    `select bool_or(sample) as sample, bool_or(not sample) as real from release
      where kind = 'crime' and withdrawn_at is null`,
  );
  const found = rows[0];
  if (!found?.sample || found.real) return false;
  await client.query('truncate incident, crime_month, agency_month');
  await client.query(
    `update release set withdrawn_at = now() where kind = 'crime' and sample and withdrawn_at is null`,
  );
  return true;
}
