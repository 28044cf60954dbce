import type { Hour } from '@townlight/domain/time';
import type { Pool, PoolClient } from 'pg';
import { withdrawSampleReleases } from '../../../ingest/release/publish-release.ts';

/** Returns whether all stored air readings are sample data. */
export async function isAirSampleOnly(client: Pool | PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ sample: boolean | null }>(
    `select bool_and(sample) as sample from release
      where kind = 'air' and withdrawn_at is null`,
  );
  return rows[0]?.sample === true;
}

/**
 * Removes the sample readings and stations in the transaction of the first real ones or of the first real boundaries:
 * invented and real data are never shown together. Returns whether there were any.
 */
export async function removeSampleAir(client: PoolClient): Promise<boolean> {
  if (!(await isAirSampleOnly(client))) return false;
  await client.query('truncate air_reading, air_station');
  await withdrawSampleReleases(client, 'air');
  return true;
}

/** Reads the newest stored hour; null before the first. */
export async function readNewestHour(client: PoolClient): Promise<Hour | null> {
  const { rows } = await client.query<{ newest: Hour | null }>(
    'select max(hour) as newest from air_reading',
  );
  return rows[0]?.newest ?? null;
}
