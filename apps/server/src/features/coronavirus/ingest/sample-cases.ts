import type { PoolClient } from 'pg';

/**
 * Removes the sample cases in the transaction of the first real ones: the two are never shown together. Returns
 * whether there were any.
 */
export async function removeSampleCases(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ sample: boolean | null }>(
    `select bool_and(sample) as sample from release where kind = 'coronavirus'`,
  );
  if (rows[0]?.sample !== true) return false;
  await client.query('truncate coronavirus_report, coronavirus_area');
  return true;
}
