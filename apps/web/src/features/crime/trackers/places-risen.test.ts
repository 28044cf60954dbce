import { expect, test } from 'vitest';
import { toCountChange } from '../figures/count-changes.ts';
import { makeTrajectory } from '../testing/make-area.ts';
import { countRanksRisen } from './places-risen.ts';

const up = (low: number | null, high: number | null) =>
  toCountChange(
    makeTrajectory('a', 90, 40, { direction: 'up', change_low: low, change_high: high }),
  );

test('a rank rises with a count that is higher than usual and than just before', () => {
  expect(countRanksRisen(up(0.4, 2.1), 14, 16)).toBe(2);
  expect(countRanksRisen(up(0.4, null), 14, 14)).toBe(0);
});

test('rank movement is null when the count has not clearly changed from the period before', () => {
  expect(countRanksRisen(up(-0.1, 0.4), 14, 16)).toBeNull();
  expect(countRanksRisen(up(null, null), 14, 16)).toBeNull();
});

test('rank movement is null when it contradicts the change of the area’s own count', () => {
  expect(countRanksRisen(up(0.4, 2.1), 16, 14)).toBeNull();
});

test('a rank falls with a count that is lower', () => {
  const down = makeTrajectory('a', 40, 90, { change_low: -0.7, change_high: -0.3 });
  expect(countRanksRisen(toCountChange(down), 16, 14)).toBe(-2);
  expect(
    countRanksRisen(toCountChange({ ...down, direction: 'no-clear-change' }), 16, 14),
  ).toBeNull();
  expect(countRanksRisen(toCountChange(null), 16, 14)).toBeNull();
});
