import type { LoadCounts } from './release/load-result.ts';

/** Formats names as `Acton, Agoura Hills and 12 more`. */
export function formatList(names: readonly string[], maxNames = 8): string {
  if (names.length <= maxNames) return names.join(', ');
  return `${names.slice(0, maxNames).join(', ')} and ${names.length - maxNames} more`;
}

/** Formats a count with its noun: `1 row`, `2,346 rows`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** Formats what became of the rows: `received 12 rows: 10 new, 1 updated, 0 unchanged, 1 rejected`. */
export function formatRowCounts(counts: LoadCounts, unit = 'row'): string {
  const n = (count: number) => count.toLocaleString('en');
  return (
    `received ${formatCount(counts.rowsRead, unit)}: ${n(counts.rowsNew)} new, ${n(counts.rowsUpdated)} updated, ` +
    `${n(counts.rowsUnchanged)} unchanged, ${n(counts.rowsRejected)} rejected`
  );
}
