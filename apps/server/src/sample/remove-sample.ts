import type { PoolClient } from 'pg';
import { bumpVersion } from '../platform/database/version.ts';
import type { Feature } from '../platform/features/feature.ts';

/**
 * Removes the sample data of all features inside the caller's transaction.
 * @returns the names of the features that had any
 */
export async function removeSample(
  client: PoolClient,
  features: readonly Feature[],
): Promise<readonly string[]> {
  const removed: string[] = [];
  for (const feature of features) {
    if (!(await feature.removeSample?.(client))) continue;
    await bumpVersion(client, feature.name);
    removed.push(feature.name);
  }
  return removed;
}
