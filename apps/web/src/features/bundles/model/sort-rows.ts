export type SortDirection = 'asc' | 'desc';

export interface RowSorting {
  readonly by: string;
  readonly direction: SortDirection;
}

/** // spec 4: default ascending by name */
export const SORT_BY_NAME: RowSorting = { by: 'name', direction: 'asc' };

const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Sorts by loaded values, not by unsaved ones, so that a row stays in its place until it is saved. Empty values sort
 * last in either direction; the sort is stable.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  { direction }: RowSorting,
  sortedBy: (row: Row) => string | number | null,
): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  const valued = rows.map((row) => ({ row, value: sortedBy(row) }));
  valued.sort((one, other) => {
    if (one.value === null || other.value === null)
      return Number(one.value === null) - Number(other.value === null);
    if (typeof one.value === 'number' && typeof other.value === 'number')
      return sign * (one.value - other.value);
    return sign * order.compare(String(one.value), String(other.value));
  });
  return valued.map(({ row }) => row);
}
