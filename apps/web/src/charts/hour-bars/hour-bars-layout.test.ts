import { hourOfInstant } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { type HourPoint, layOutHourBars } from './hour-bars-layout.ts';

const noon = hourOfInstant(Date.parse('2026-07-04T19:00Z'));
const points = (...values: (number | null)[]): HourPoint[] =>
  values.map((value, at) => ({ hour: (noon + at) as never, value, color: 'var(--air-1)' }));

test('bars begin at the baseline, with heights proportional to their values', () => {
  const { bars, baseline } = layOutHourBars(points(50, 100), 340, 150, 50);
  for (const bar of bars) expect(bar.y + bar.height).toBeCloseTo(baseline);
  expect(bars[1]?.height).toBeCloseTo(2 * (bars[0]?.height ?? 0));
});

test('an hour without a figure is a gap, an hour of 0 is a line', () => {
  const { bars } = layOutHourBars(points(null, 0, 40), 340, 150, 50);
  expect(bars[0]?.height).toBe(0);
  expect(bars[1]?.height).toBeGreaterThan(0);
  expect(bars).toHaveLength(3);
});

test('the axis extends to the given value, even on a calm day', () => {
  expect(layOutHourBars(points(4, 7), 340, 150, 100).ticks.at(-1)?.value).toBe(100);
  expect(layOutHourBars([], 340, 150, 100).bars).toEqual([]);
});
