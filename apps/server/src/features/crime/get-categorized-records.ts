import type { Pool } from 'pg';
import { readInSnapshot } from '../../platform/database/transaction.ts';
import type { CategorizedRecords, RankChange } from '../bundles/index.ts';
import {
  findRankChanges,
  getRecountPeriod,
  type RecountedCategory,
} from './replies/find-rank-changes.ts';
import type { CrimeSnapshot } from './snapshot/crime-snapshot.ts';
import { readCrimeAreaRows, readPackedCellsInRange } from './store.ts';

/** Returns the records as the Bundle Tool needs them. */
export function getCategorizedRecords(snapshot: CrimeSnapshot): CategorizedRecords {
  const { recordsOfCode, agencyNames } = snapshot.data;
  return {
    recordsOfCode,
    agencyNames,
    readRankEffect: (pool, categories) => readRankEffect(pool, snapshot, categories),
  };
}

/**
 * Returns the neighborhoods whose rank would change if categories counted other codes, in the last month on record or
 * the 12 months that end with it; largest change first. Reads a year of monthly counts and writes nothing.
 */
async function readRankEffect(
  pool: Pool,
  snapshot: CrimeSnapshot,
  categories: readonly RecountedCategory[],
): Promise<RankChange[]> {
  const months = getRecountPeriod(snapshot);
  if (months === null || categories.length === 0) return [];
  return await readInSnapshot(pool, async (db) => {
    const areas = await readCrimeAreaRows(db, 'neighborhoods');
    const cells = await readPackedCellsInRange(db, 'neighborhoods', months);
    const areaOfId = new Map(areas.map(({ id, slug }) => [id, slug]));
    return findRankChanges(snapshot, categories, cells, areaOfId);
  });
}
