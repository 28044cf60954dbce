import type { BundleHistoryEntry, BundleRowChange } from '@townlight/contract/bundles';
import type { RowChange } from '@townlight/domain/bundles';
import type { SavedChange } from './store/history.ts';

/** Rows shown per save on a page of the history; the total is in `touched`. */
const MOST_ROWS = 100;

/** Converts a save to an entry of the history reply. */
export function historyEntry(
  { id, at, by, kind, of, rows }: SavedChange,
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
    rows: rowsOf(rows.slice(0, MOST_ROWS)),
  };
}

/** Converts row changes from the domain's format to the reply's. */
export function rowsOf(rows: readonly RowChange[]): BundleRowChange[] {
  return rows.map((row) => {
    if (row.table === 'small')
      return { table: row.table, before: small(row.before), after: small(row.after) };
    if (row.table === 'nicknames')
      return { table: row.table, before: nickname(row.before), after: nickname(row.after) };
    return row;
  });
}

function small(row: { readonly name: string; readonly bigBundles: readonly string[] } | null) {
  return row && { name: row.name, big_bundles: [...row.bigBundles] };
}

function nickname(row: { readonly name: string; readonly smallBundle: string | null } | null) {
  return row && { name: row.name, small_bundle_name: row.smallBundle };
}
