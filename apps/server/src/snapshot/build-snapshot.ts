import type { Pool } from 'pg';
import { readInSnapshot } from '../platform/database/transaction.ts';
import { type DataVersions, readDataVersions } from '../platform/database/version.ts';
import type { Feature } from '../platform/features/feature.ts';

/** The rebuilt data of features, on shared memory. */
export interface BuiltSnapshot {
  /** Read in the same transaction as the data. */
  readonly versions: DataVersions;
  /** By feature name; features not in it are unchanged. */
  readonly data: ReadonlyMap<string, unknown>;
}

/** The serving snapshot, input of the next build. */
export interface PreviousSnapshot {
  readonly versions: DataVersions;
  readonly data: ReadonlyMap<string, unknown>;
  /** By feature name: memory without readers, which may be overwritten. */
  readonly spare: ReadonlyMap<string, readonly SharedArrayBuffer[]>;
}

/**
 * Builds the features whose data version changed since `before`, and those that depend on them. Reads everything in one
 * transaction, including versions: all features of a snapshot, reused ones too, are of the same moment.
 */
export async function buildSnapshot(
  pool: Pool,
  features: readonly Feature[],
  before?: PreviousSnapshot,
): Promise<BuiltSnapshot> {
  return await readInSnapshot(pool, async (db) => {
    const versions = await readDataVersions(db);
    const built = new Map<string, unknown>();
    for (const feature of features) {
      const { name, needs = [], snapshot } = feature;
      if (snapshot === undefined) continue;
      const moved = new Set(needs.map((other) => other.name).filter((other) => built.has(other)));
      const known = before?.data.has(name) ?? false;
      if (!known || versions.get(name) !== before?.versions.get(name)) moved.add(name);
      if (moved.size === 0) continue;
      const data = await snapshot.build({
        db,
        before: before?.data.get(name),
        moved,
        spare: before?.spare.get(name) ?? [],
        dataOf: (other) =>
          getFeatureValue(built.has(other.name) ? built : (before?.data ?? built), other),
      });
      built.set(name, data);
    }
    return { versions, data: built };
  });
}

/**
 * Returns a feature's value from a map of all features' values. This is the only unchecked cast: the list and the map
 * have mixed types. The map contains under each feature's name what that feature built or opened, and names are unique
 * (`validateFeatures`).
 * @throws Error when the feature has no value
 */
export function getFeatureValue<Value>(
  values: ReadonlyMap<string, unknown>,
  { name }: Feature,
): Value {
  if (!values.has(name))
    throw new Error(`the part ${name} is not in the snapshot; add it to the list of parts`);
  return values.get(name) as Value;
}
