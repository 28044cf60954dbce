import type { PoolClient } from 'pg';
import { withdrawSampleReleases } from '../../../ingest/release/publish-release.ts';

/**
 * Removes the sample records in the transaction of the first real ones or of the first real boundaries, so that
 * invented and real records are never mixed.
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
  await withdrawSampleReleases(client, 'crime');
  return true;
}
