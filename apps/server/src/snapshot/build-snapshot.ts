import type { Pool } from 'pg';
import { readAtOneMoment } from '../platform/database/transaction.ts';
import { selectVersions, type Versions } from '../platform/database/version.ts';
import type { Part } from '../platform/parts/part.ts';
import { madeBy } from './made-by.ts';

/** What was built again, as plain data on shared memory. */
export interface BuiltSnapshot {
  /** Of the moment at which the store was read. */
  readonly versions: Versions;
  /** By the names of the parts; those that are not here are as they were before. */
  readonly data: ReadonlyMap<string, unknown>;
}

/** What serves, for a build to begin with. */
export interface SnapshotBefore {
  readonly versions: Versions;
  readonly data: ReadonlyMap<string, unknown>;
  /** By the names of the parts: memory that nobody reads any more; it is overwritten. */
  readonly spare: ReadonlyMap<string, readonly SharedArrayBuffer[]>;
}

/**
 * Builds the parts whose data version has moved since `before`, and those that need one of them. Everything is read in
 * one transaction, versions and all: the parts of a snapshot stem from one moment, also those that are taken over.
 */
export async function buildSnapshot(
  pool: Pool,
  parts: readonly Part[],
  before?: SnapshotBefore,
): Promise<BuiltSnapshot> {
  return await readAtOneMoment(pool, async (db) => {
    const versions = await selectVersions(db);
    const built = new Map<string, unknown>();
    for (const part of parts) {
      const { name, needs = [], snapshot } = part;
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
        dataOf: (other) => madeBy(built.has(other.name) ? built : (before?.data ?? built), other),
      });
      built.set(name, data);
    }
    return { versions, data: built };
  });
}
