import type { BundleHistoryEntry, BundleRowChange } from '@townlight/contract/bundles/history';
import type { RowChange } from '@townlight/domain/bundles';
import type { StoredCategorySave } from '../store/history.ts';

/** Rows shown per save on a page of the history; the total is in `touched`. */
const MAX_ROWS = 100;

/** Converts a save to an entry of the history reply. */
export function toHistoryEntry(
  { id, at, by, kind, of, rows }: StoredCategorySave,
  undone: ReadonlySet<number>,
): BundleHistoryEntry {
  return {
    id,
    at: at.toISOString(),
    by,
    kind,
    of,
    undone: undone.has(id),
    touched: rows.length,
    rows: toReplyRowChanges(rows.slice(0, MAX_ROWS)),
  };
}

/** Converts row changes from the domain's format to the reply's. */
export function toReplyRowChanges(rows: readonly RowChange[]): BundleRowChange[] {
  return rows.map((row) => {
    if (row.table === 'small')
      return {
        table: row.table,
        before: toWireSmallBundle(row.before),
        after: toWireSmallBundle(row.after),
      };
    if (row.table === 'nicknames')
      return {
        table: row.table,
        before: toWireNickname(row.before),
        after: toWireNickname(row.after),
      };
    return row;
  });
}

function toWireSmallBundle(
  row: { readonly name: string; readonly bigBundles: readonly string[] } | null,
) {
  return row && { name: row.name, big_bundles: [...row.bigBundles] };
}

function toWireNickname(
  row: { readonly name: string; readonly smallBundle: string | null } | null,
) {
  return row && { name: row.name, small_bundle_name: row.smallBundle };
}
