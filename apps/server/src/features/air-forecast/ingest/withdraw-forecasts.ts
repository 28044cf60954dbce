import type { PoolClient } from 'pg';
import { bumpVersion } from '../../../platform/database/version.ts';

/** Deletes the forecasts that a release added or last changed, and returns their number. */
export async function withdrawForecasts(client: PoolClient, releaseId: number): Promise<number> {
  await client.query('update release set withdrawn_at = now() where id = $1', [releaseId]);
  const { rowCount } = await client.query('delete from air_forecast where release_id = $1', [
    releaseId,
  ]);
  await bumpVersion(client, 'air-forecast');
  return rowCount ?? 0;
}
