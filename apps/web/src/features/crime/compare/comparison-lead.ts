import { compareRates } from '@townlight/domain/crime';
import type { CompareRow } from './compare-rows.ts';

/** The lead sentence of a comparison; `null` where there is nothing to compare. */
export type ComparisonLead =
  | { readonly kind: 'apart'; readonly highest: string; readonly lowest: string }
  | { readonly kind: 'close'; readonly names: readonly string[] };

/**
 * Compares the highest and the lowest rate with an exact test, corrected for having been selected among all pairs. The
 * rates count as apart where chance does not explain their difference.
 */
export function findComparisonLead(rows: readonly CompareRow[]): ComparisonLead | null {
  const rated = rows
    .flatMap(({ name, rate, count, residents }) =>
      rate.kind === 'rated' && count !== null && residents !== null
        ? [{ name, rate: rate.rate, counted: { count, residents } }]
        : [],
    )
    .sort((a, b) => b.rate - a.rate);
  const highest = rated[0];
  const lowest = rated.at(-1);
  if (highest === undefined || lowest === undefined || rated.length < 2) return null;
  const pairs = (rated.length * (rated.length - 1)) / 2;
  if (compareRates(highest.counted, lowest.counted, pairs) === 'higher')
    return { kind: 'apart', highest: highest.name, lowest: lowest.name };
  return { kind: 'close', names: rated.map((row) => row.name) };
}
