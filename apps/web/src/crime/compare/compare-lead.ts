import type { CompareRow } from './compare-rows.ts';

/** What the sentence before the figures says; `null` where there is nothing to compare. */
export type CompareLead =
  | { readonly kind: 'apart'; readonly highest: string; readonly lowest: string }
  | { readonly kind: 'close'; readonly names: readonly string[] };

/** Two rates are told apart only where their 95% intervals do not meet. */
export function compareLead(rows: readonly CompareRow[]): CompareLead | null {
  const rated = rows
    .flatMap((row) => (row.rate.kind === 'rated' ? [{ name: row.name, ...row.rate }] : []))
    .sort((a, b) => b.rate - a.rate);
  const highest = rated[0];
  const lowest = rated.at(-1);
  if (highest === undefined || lowest === undefined || rated.length < 2) return null;
  if (highest.low > lowest.high)
    return { kind: 'apart', highest: highest.name, lowest: lowest.name };
  return { kind: 'close', names: rated.map((row) => row.name) };
}
