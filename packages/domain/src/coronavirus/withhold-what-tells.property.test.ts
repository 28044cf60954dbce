import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CaseTotal, isWithheld, type Withheld } from './report.ts';
import { withholdWhatTells } from './withhold-what-tells.ts';

/**
 * A day of an area: new cases, and the form in which the source reports the total: a number, nothing, or a range
 * around it.
 */
const day = fc.record({
  more: fc.nat(3),
  told: fc.constantFrom('number', 'number', 'nothing', 'range'),
  below: fc.nat(4),
  above: fc.nat(4),
});

const told = fc.array(day, { minLength: 1, maxLength: 14 }).map((days) => {
  let total = 0;
  return days.map(({ more, told, below, above }): CaseTotal => {
    total += more;
    if (told === 'nothing') return null;
    if (told === 'number' || below + above === 0) return total;
    return { atLeast: Math.max(0, total - below), atMost: total + above };
  });
});

/** Bounds for each day that follow from totals never decreasing. */
function follows(shown: readonly CaseTotal[]): Withheld[] {
  const lowest = (total: CaseTotal) => (isWithheld(total) ? total.atLeast : (total ?? 0));
  const highest = (total: CaseTotal) =>
    isWithheld(total) ? total.atMost : (total ?? Number.POSITIVE_INFINITY);
  return shown.map((_, at) => ({
    atLeast: Math.max(...shown.slice(0, at + 1).map(lowest)),
    atMost: Math.min(...shown.slice(at).map(highest)),
  }));
}

test('no other day bounds what is withheld more closely than its source does', () => {
  fc.assert(
    fc.property(told, (totals) => {
      const bounds = follows(withholdWhatTells(totals));
      for (const [at, total] of totals.entries())
        if (isWithheld(total)) {
          expect(bounds[at]?.atLeast).toBeLessThanOrEqual(total.atLeast);
          expect(bounds[at]?.atMost).toBeGreaterThanOrEqual(total.atMost);
        }
    }),
    { numRuns: 2_000 },
  );
});

test('the neighboring numbers would, if they were shown', () => {
  expect(follows([3, { atLeast: 1, atMost: 4 }])[1]).toEqual({ atLeast: 3, atMost: 4 });
  expect(withholdWhatTells([0, 3, { atLeast: 1, atMost: 4 }, 5])).toEqual([
    0,
    { atLeast: 1, atMost: 4 },
    { atLeast: 1, atMost: 4 },
    5,
  ]);
});

test('an area of which nothing is withheld is shown as it is', () => {
  expect(withholdWhatTells([1, null, 3, 2])).toEqual([1, null, 3, 2]);
});
