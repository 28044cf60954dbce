import type { PoolClient } from 'pg';
import { hasOnlySample, hasReleases } from '../ingest/release/publish-release.ts';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { readVersions } from '../platform/database/version.ts';
import type { Feature, SampleLoadContext } from '../platform/features/feature.ts';

/**
 * Loads the sample county into a database without releases, feature by feature. When an earlier version of the program
 * loaded it and nothing real was loaded since, features that are new get their data. Uses one transaction, so that an
 * interrupted start leaves nothing and the next one starts over. Returns whether it loaded anything.
 */
export async function loadSample(
  database: Database,
  features: readonly Feature[],
  sample: Omit<SampleLoadContext, 'kind'>,
): Promise<boolean> {
  return await inTransaction(database.pool, async (client) => {
    const missing = (await hasReleases(client))
      ? await findFeaturesWithoutData(client, features)
      : features;
    for (const feature of missing)
      await feature.loadSample?.(client, { ...sample, kind: database.kind });
    return missing.some(({ loadSample: load }) => load !== undefined);
  });
}

/** Returns features without data in a database that has only the sample county. */
async function findFeaturesWithoutData(
  client: PoolClient,
  features: readonly Feature[],
): Promise<readonly Feature[]> {
  if (!(await hasOnlySample(client))) return [];
  const versions = await readVersions(client);
  return features.filter(({ name }) => !versions.has(name));
}
