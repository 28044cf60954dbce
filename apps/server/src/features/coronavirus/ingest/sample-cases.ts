import type { PoolClient } from 'pg';
import { withdrawSampleReleases } from '../../../ingest/release/publish-release.ts';

/**
 * Removes the sample cases in the transaction of the first real ones or of the first real boundaries: invented and real
 * cases are never shown together. Returns whether there were any.
 */
export async function removeSampleCases(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ sample: boolean | null }>(
    `select bool_and(sample) as sample from release 
      where kind = 'coronavirus' and withdrawn_at is null`,
  );
  if (rows[0]?.sample !== true) return false;
  await client.query('truncate coronavirus_report, coronavirus_area');
  await withdrawSampleReleases(client, 'coronavirus');
  return true;
}
