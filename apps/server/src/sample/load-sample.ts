import type { PoolClient } from 'pg';
import { holdsOnlySample, holdsReleases } from '../loading/release/publish-release.ts';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { readVersions } from '../platform/database/version.ts';
import type { Part, SampleLoad } from '../platform/parts/part.ts';

/**
 * Loads the invented county into a store that has never held a release, part by part. Where an earlier version of the
 * program has loaded it and nothing real has come since, the parts that were not there then get theirs. One transaction,
 * so that a start that is killed leaves nothing and the next one starts over. Answers whether it loaded.
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

/** The parts that have no data, of a store that holds the invented county alone. */
async function partsWithout(client: PoolClient, parts: readonly Part[]): Promise<readonly Part[]> {
  if (!(await holdsOnlySample(client))) return [];
  const versions = await readVersions(client);
  return parts.filter(({ name }) => !versions.has(name));
}
