import { holdsReleases } from '../loading/release/publish-release.ts';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Part, SampleLoad } from '../platform/parts/part.ts';

/**
 * Loads the invented county into a store that has never held a release, part by part. One transaction, so that a
 * start that is killed leaves nothing and the next one starts over. Answers whether it loaded.
 */
export async function loadSample(
  database: Database,
  parts: readonly Part[],
  sample: Omit<SampleLoad, 'kind'>,
): Promise<boolean> {
  return await inTransaction(database.pool, async (client) => {
    if (await holdsReleases(client)) return false;
    for (const part of parts) await part.loadSample?.(client, { ...sample, kind: database.kind });
    return true;
  });
}
