import type { AddressSearchSnapshot } from '../../../apps/server/src/features/address-search/address-search-snapshot.ts';
import type { CrimeSnapshot } from '../../../apps/server/src/features/crime/snapshot/crime-snapshot.ts';
import type { Database } from '../../../apps/server/src/platform/database/open-database.ts';
import { buildSnapshot } from '../../../apps/server/src/snapshot/build-snapshot.ts';
import { openSnapshot } from '../../../apps/server/src/snapshot/open-snapshot.ts';
import { makeTestFeatures } from '../../../apps/server/src/testing/test-features.ts';

/** Builds the server's snapshot in this process. */
export async function openSampleSnapshot(
  database: Database,
): Promise<{ crime: CrimeSnapshot; search: AddressSearchSnapshot }> {
  const named = makeTestFeatures({ mapboxToken: undefined, geocoderUrl: undefined });
  const features = Object.values(named);
  const snapshot = openSnapshot(features, await buildSnapshot(database.pool, features));
  return { crime: snapshot.of(named.crime), search: snapshot.of(named.search) };
}
