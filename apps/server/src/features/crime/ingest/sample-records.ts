import type { PoolClient } from 'pg';

/**
 * Removes the sample records in the transaction of the first real ones, so that the two are never mixed.
 * @returns whether there were any
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
