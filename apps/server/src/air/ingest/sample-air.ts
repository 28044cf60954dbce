import type { Hour } from '@townlight/domain/time';
import type { Pool, PoolClient } from 'pg';

/** Is the air on record the invented county's, and nothing else? */
export async function airIsSample(client: Pool | PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ sample: boolean | null }>(
    `select bool_and(sample) as sample from release where kind = 'air'`,
  );
  return rows[0]?.sample === true;
}

/**
 * Removes the invented readings and stations when the first real ones come, inside their transaction: the two are never
 * shown together. Answers whether there were any.
 */
export async function removeSampleAir(client: PoolClient): Promise<boolean> {
  if (!(await airIsSample(client))) return false;
  await client.query('truncate air_reading, air_station');
  return true;
}

/** The newest hour on record; null before the first. */
export async function newestHour(client: PoolClient): Promise<Hour | null> {
  const { rows } = await client.query<{ newest: Hour | null }>(
    'select max(hour) as newest from air_reading',
  );
  return rows[0]?.newest ?? null;
}
