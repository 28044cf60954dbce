import type { PoolClient } from 'pg';
import { hasOnlySample, hasReleases } from '../ingest/release/publish-release.ts';
import { lockStoreSetup } from '../platform/database/migrate.ts';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { readDataVersions } from '../platform/database/version.ts';
import type { Feature, SampleLoadContext } from '../platform/features/feature.ts';

export interface SampleLoadOptions extends Omit<SampleLoadContext, 'kind' | 'reportProgress'> {
  /** Receives the step, e.g. `sample county: step 2 of 4 (air)`, and its progress, 0 to 1. */
  readonly reportStep?: ((step: string, done: number) => void) | undefined;
}

/**
 * Loads the sample county into a database without releases, feature by feature. When an earlier version of the program
 * loaded it and nothing real was loaded since, features that are new get their data. Uses one transaction, so that an
 * interrupted start leaves nothing and the next one starts over. Returns whether it loaded anything.
 */
export async function loadSample(
  database: Pick<Database, 'kind' | 'pool'>,
  features: readonly Feature[],
  { reportStep, ...sample }: SampleLoadOptions,
): Promise<boolean> {
  return await inTransaction(database.pool, async (client) => {
    await lockStoreSetup(client);
    const missing = (await hasReleases(client))
      ? await findFeaturesWithoutData(client, features)
      : features;
    const loading = missing.filter(({ loadSample: load }) => load !== undefined);
    for (const [at, feature] of loading.entries()) {
      const step = `sample county: step ${at + 1} of ${loading.length} (${feature.name})`;
      reportStep?.(step, 0);
      await feature.loadSample?.(client, {
        ...sample,
        kind: database.kind,
        reportProgress: (done) => reportStep?.(step, done),
      });
    }
    return loading.length > 0;
  });
}

/** Returns features without data in a database that has only the sample county. */
async function findFeaturesWithoutData(
  client: PoolClient,
  features: readonly Feature[],
): Promise<readonly Feature[]> {
  if (!(await hasOnlySample(client))) return [];
  const versions = await readDataVersions(client);
  return features.filter(({ name }) => !versions.has(name));
}
