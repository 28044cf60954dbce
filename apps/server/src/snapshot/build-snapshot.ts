import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { readCategoryScheme } from '../bundles/index.ts';
import { buildCrimeData, type CrimeBuildOptions, type CrimeData } from '../crime/index.ts';
import { buildPlacesData, type PlacesData } from '../places/index.ts';

/** Everything that requests read, as plain data on shared memory. */
export interface SnapshotData {
  readonly version: number;
  readonly crime: CrimeData;
  readonly places: PlacesData;
}

/** What a build may take over from earlier ones. */
export interface Reusable {
  /** The boundaries that serve, for the case that they have not changed. */
  readonly places?: PlacesData | undefined;
  /** Shared memory that nobody reads any more; it is overwritten. */
  readonly spare?: readonly SharedArrayBuffer[];
}

/**
 * Reads the whole store in one transaction: all parts stem from the same moment.
 */
export async function buildSnapshot(
  pool: Pool,
  version: number,
  options: CrimeBuildOptions,
  reusable: Reusable = {},
): Promise<SnapshotData> {
  return await drizzle(pool).transaction(
    async (tx) => {
      const scheme = await readCategoryScheme(tx);
      const crime = await buildCrimeData(tx, scheme, options, reusable.spare);
      const places = await buildPlacesData(tx, reusable.places);
      return { version, crime, places };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
