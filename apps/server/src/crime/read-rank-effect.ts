import type { Pool } from 'pg';
import { readAtOneMoment } from '../platform/database/transaction.ts';
import type { CrimeSnapshot } from './snapshot/crime-snapshot.ts';
import {
  type MovedRank,
  type RecountedCategory,
  rankRecounted,
  recountedMonths,
} from './snapshot/rank-recounted.ts';
import { readCellsOf, readPlainAreas } from './store.ts';

/**
 * Returns the neighborhoods whose rank would change if categories counted other codes, in the last month on record or
 * the 12 months that end with it; largest change first. Reads a year of monthly counts and writes nothing.
 */
export async function readRankEffect(
  pool: Pool,
  snapshot: CrimeSnapshot,
  categories: readonly RecountedCategory[],
): Promise<MovedRank[]> {
  const months = recountedMonths(snapshot);
  if (months === null || categories.length === 0) return [];
  return await readAtOneMoment(pool, async (db) => {
    const areas = await readPlainAreas(db, 'neighborhoods');
    const cells = await readCellsOf(db, 'neighborhoods', months);
    const areaOfId = new Map(areas.map(({ id, slug }) => [id, slug]));
    return rankRecounted(snapshot, categories, cells, areaOfId);
  });
}
