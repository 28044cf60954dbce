import { expect, test } from 'vitest';
import { type DayPoint, layOutDayBars } from './day-bars-layout.ts';

const days = (first: string, ...values: (number | null)[]): DayPoint[] =>
  values.map((value, at) => ({
    day: new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10),
    value,
    mean: null,
  }));

test('bars begin at the zero line, with heights proportional to their values', () => {
  const { bars, zero } = layOutDayBars(days('2022-10-01', 50, 100), 340, 150);
  for (const bar of bars) expect(bar.y + bar.height).toBeCloseTo(zero);
  expect(bars[1]?.height).toBeCloseTo(2 * (bars[0]?.height ?? 0));
});

test('a day corrected below 0 extends below the zero line, and the axis includes its value', () => {
  const { bars, zero, ticks } = layOutDayBars(days('2022-10-01', 40, -20), 340, 150);
  expect(bars[1]?.y).toBeCloseTo(zero);
  expect((bars[1]?.y ?? 0) + (bars[1]?.height ?? 0)).toBeLessThanOrEqual(110);
  expect(ticks.map(({ value }) => value)).toContain(-20);
});

test('a day without a figure is a mark, not a zero', () => {
  const { bars } = layOutDayBars(days('2022-10-01', null, 0), 340, 150);
  expect([bars[0]?.height, bars[1]?.height]).toEqual([4, 0]);
});

test('the mean is a line that is broken where days are missing', () => {
  const points = days('2022-10-01', 1, 2, 3, 4).map((point, at) => ({
    ...point,
    mean: at === 1 ? null : 2,
  }));
  expect(layOutDayBars(points, 340, 150).meanPath.match(/M/g)).toHaveLength(2);
});

test('months are named where they begin', () => {
  const { months } = layOutDayBars(days('2022-09-29', 1, 1, 1, 1), 340, 150);
  expect(months.map(({ day }) => day)).toEqual(['2022-10-01']);
});
