import type { PoolClient } from 'pg';
import { holdsOnlySample, holdsReleases } from '../loading/release/publish-release.ts';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { readVersions } from '../platform/database/version.ts';
import type { Part, SampleLoad } from '../platform/parts/part.ts';

/**
 * Loads the sample county into a database without releases, feature by feature. When an earlier version of the program
 * loaded it and nothing real was loaded since, features that are new get their data. Uses one transaction, so that an
 * interrupted start leaves nothing and the next one starts over. Returns whether it loaded anything.
 */
export async function loadSample(
  database: Database,
  parts: readonly Part[],
  sample: Omit<SampleLoad, 'kind'>,
): Promise<boolean> {
  return await inTransaction(database.pool, async (client) => {
    const missing = (await holdsReleases(client)) ? await partsWithout(client, parts) : parts;
    for (const part of missing) await part.loadSample?.(client, { ...sample, kind: database.kind });
    return missing.some(({ loadSample: load }) => load !== undefined);
  });
}

/** Returns features without data in a database that has only the sample county. */
async function partsWithout(client: PoolClient, parts: readonly Part[]): Promise<readonly Part[]> {
  if (!(await holdsOnlySample(client))) return [];
  const versions = await readVersions(client);
  return parts.filter(({ name }) => !versions.has(name));
}
