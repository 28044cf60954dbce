export interface SortOrder {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** Sorts rows by one value; rows without one come last in either direction. */
export function sortRows<Row>(
  rows: readonly Row[],
  cellOf: (row: Row) => string | number | null,
  order: SortOrder,
  locale: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = order.direction === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const left = cellOf(a);
    const right = cellOf(b);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * collator.compare(String(left), String(right));
  });
}
