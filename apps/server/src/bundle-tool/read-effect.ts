import type { BundleEffect } from '@townlight/contract/bundles';
import { type CategoryDraft, changedRows, effectOf } from '@townlight/domain/bundles';
import type { Pool } from 'pg';
import { type CrimeSnapshot, readRankEffect } from '../crime/index.ts';
import { unhurried } from '../platform/health/request-work.ts';
import type { BundleToolSnapshot } from './snapshot.ts';
import { rowsOf } from './tell-rows.ts';

const MOST_RANKS = 20;
/** Limits the rows in the reply to an import; the total is in `touched`. */
const MOST_ROWS = 1_000;

/** Computes how the changes of a draft would affect the public figures. Writes nothing. */
export async function readEffect(
  pool: Pool,
  draft: CategoryDraft,
  tool: BundleToolSnapshot,
  crime: CrimeSnapshot,
): Promise<BundleEffect> {
  const rows = changedRows(draft);
  const { moves, bigBundles, recounted } = effectOf(draft, (agency, code) => ({
    key: tool.idOf(agency, code),
    records: tool.recordsOf(agency, code),
  }));
  // counts a year of records, which takes seconds for a large county
  const ranks = await unhurried(() => readRankEffect(pool, crime, recounted));
  return {
    touched: rows.length,
    rows: rowsOf(rows.slice(0, MOST_ROWS)),
    moves: [...moves],
    big_bundles: [...bigBundles],
    ranks: ranks.slice(0, MOST_RANKS).map(({ category, months, area, name, before, after }) => {
      const counted = recounted[category];
      return {
        months,
        table: counted?.table ?? 'small',
        category: counted?.name ?? '',
        neighborhood: area,
        name,
        ranking_before: before,
        ranking_after: after,
      };
    }),
  };
}
