import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CaseTotal, isSuppressedTotal, type SuppressedRange } from './case-total.ts';
import { suppressDisclosingTotals } from './suppress-disclosing-totals.ts';

/**
 * A day of an area: new cases, and the form in which the source reports the total: a number, nothing, or a range
 * around it.
 */
const day = fc.record({
  more: fc.nat(3),
  reported: fc.constantFrom('number', 'number', 'nothing', 'range'),
  below: fc.nat(4),
  above: fc.nat(4),
});

const anyTotals = fc.array(day, { minLength: 1, maxLength: 14 }).map((days) => {
  let total = 0;
  return days.map(({ more, reported, below, above }): CaseTotal => {
    total += more;
    if (reported === 'nothing') return null;
    if (reported === 'number' || below + above === 0) return total;
    return { min: Math.max(0, total - below), max: total + above };
  });
});

/** Bounds for each day that follow from totals never decreasing. */
function follows(shown: readonly CaseTotal[]): SuppressedRange[] {
  const lowest = (total: CaseTotal) => (isSuppressedTotal(total) ? total.min : (total ?? 0));
  const highest = (total: CaseTotal) =>
    isSuppressedTotal(total) ? total.max : (total ?? Number.POSITIVE_INFINITY);
  return shown.map((_, at) => ({
    min: Math.max(...shown.slice(0, at + 1).map(lowest)),
    max: Math.min(...shown.slice(at).map(highest)),
  }));
}

test('no other day narrows a withheld range beyond what the source published', () => {
  fc.assert(
    fc.property(anyTotals, (totals) => {
      const bounds = follows(suppressDisclosingTotals(totals));
      for (const [at, total] of totals.entries())
        if (isSuppressedTotal(total)) {
          expect(bounds[at]?.min).toBeLessThanOrEqual(total.min);
          expect(bounds[at]?.max).toBeGreaterThanOrEqual(total.max);
        }
    }),
    { numRuns: 2_000 },
  );
});

test('the neighboring numbers would, if they were shown', () => {
  expect(follows([3, { min: 1, max: 4 }])[1]).toEqual({ min: 3, max: 4 });
  expect(suppressDisclosingTotals([0, 3, { min: 1, max: 4 }, 5])).toEqual([
    0,
    { min: 1, max: 4 },
    { min: 1, max: 4 },
    5,
  ]);
});

test('an area without withheld totals is unchanged', () => {
  expect(suppressDisclosingTotals([1, null, 3, 2])).toEqual([1, null, 3, 2]);
});
