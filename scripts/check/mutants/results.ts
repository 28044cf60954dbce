import type { MutantResult } from './drill.ts';

/** The minimum number of the sixty faults that tests must find. */
export const MIN_FOUND = 54;

/** Formats a line for each fault, surviving ones last, and the total. */
export function describeResults(results: readonly MutantResult[]): string {
  const widest = Math.max(...results.map(({ id }) => id.length));
  const line = ({ id, foundBy, test, seconds, what, unreliable }: MutantResult) =>
    [
      `${id.padEnd(widest)}  ${(foundBy ?? 'SURVIVED').padEnd(10)} ${String(seconds).padStart(5)} s  ${test ?? what}`,
      ...unreliable.map((one) => `${' '.repeat(widest)}  fails without the fault too: ${one}`),
    ].join('\n');
  const found = results.filter(({ foundBy }) => foundBy !== null);
  const survived = results.filter(({ foundBy }) => foundBy === null);
  const levels = Map.groupBy(found, ({ foundBy }) => foundBy);
  const byLevel = [...levels].map(([level, of]) => `${level} ${of.length}`).join(', ');
  return [
    ...[...found, ...survived].map(line),
    '',
    `${found.length} of ${results.length} faults found${byLevel && ` (${byLevel})`}; at least ${requiredCount(results)} are to be.`,
    '',
  ].join('\n');
}

export function isEnough(results: readonly MutantResult[]): boolean {
  return results.filter(({ foundBy }) => foundBy !== null).length >= requiredCount(results);
}

/** Returns the required number; of a small selection, all. */
function requiredCount(results: readonly MutantResult[]): number {
  return Math.min(MIN_FOUND, results.length);
}
