import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { type AddressSearchData, buildAddressSearchData } from '../address-search/index.ts';
import { readCategoryScheme } from '../bundles/index.ts';
import { buildCrimeData, type CrimeBuildOptions, type CrimeData } from '../crime/index.ts';
import { buildPlacesData, type PlacesData } from '../places/index.ts';
import type { Versions } from '../platform/database/version.ts';

/** Everything that requests read, as plain data on shared memory. */
export interface SnapshotData {
  readonly versions: Versions;
  readonly crime: CrimeData;
  readonly places: PlacesData;
  readonly search: AddressSearchData;
}

/** What a build may take over from earlier ones. */
export interface Reusable {
  /** The boundaries that serve, for the case that they have not changed. */
  readonly places?: PlacesData | undefined;
  /** The addresses that serve, for the same case. */
  readonly search?: AddressSearchData | undefined;
  /** Shared memory that nobody reads any more; it is overwritten. */
  readonly spare?: readonly SharedArrayBuffer[];
}

/**
 * Reads the whole store in one transaction: all parts stem from the same moment.
 */
export async function buildSnapshot(
  pool: Pool,
  versions: Versions,
  options: CrimeBuildOptions,
  reusable: Reusable = {},
): Promise<SnapshotData> {
  return await drizzle(pool).transaction(
    async (tx) => {
      const scheme = await readCategoryScheme(tx);
      const crime = await buildCrimeData(tx, scheme, options, reusable.spare);
      const places = await buildPlacesData(tx, reusable.places);
      const search = await buildAddressSearchData(tx, reusable.search);
      return { versions, crime, places, search };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
