import type { BundleChangesPreview } from '@townlight/contract/bundles/history';
import {
  type CategoryDraft,
  computeChangeEffect,
  listChangedRows,
} from '@townlight/domain/bundles';
import type { Pool } from 'pg';
import { runWithoutDeadline } from '../../../platform/health/request-context.ts';
import type { CategorizedRecords } from '../categorized-records.ts';
import { toReplyRowChanges } from './history-entry.ts';
import type { ToolTables } from './tool-tables.ts';

const MAX_RANKS = 20;
/** Limits the rows in the reply to an import; the total is in `touched`. */
const MAX_ROWS = 1_000;

/** Computes how the changes of a draft would affect the public figures. Writes nothing. */
export async function computeFigureChanges(
  pool: Pool,
  draft: CategoryDraft,
  tables: ToolTables,
  records: CategorizedRecords,
): Promise<BundleChangesPreview> {
  const rows = listChangedRows(draft);
  const { moves, bigBundles, recounted } = computeChangeEffect(draft, (agency, code) => ({
    key: tables.idOf(agency, code),
    records: tables.recordsOf(agency, code),
  }));
  // counts a year of records, which takes seconds for a large county
  const ranks = await runWithoutDeadline(() => records.readRankEffect(pool, recounted));
  return {
    touched: rows.length,
    rows: toReplyRowChanges(rows.slice(0, MAX_ROWS)),
    moves: [...moves],
    big_bundles: [...bigBundles],
    ranks: ranks.slice(0, MAX_RANKS).map(({ category, months, area, name, before, after }) => {
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
