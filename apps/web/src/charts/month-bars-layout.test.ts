import { toYearMonth } from '@townlight/domain/time';
import { describe, expect, it } from 'vitest';
import type { BarPoint } from './bar-points.ts';
import { buildGappedPath, layOutMonthBars } from './month-bars-layout.ts';

const point = (month: number, value: number, before: number | null = null): BarPoint => ({
  month: toYearMonth(2026, month),
  value,
  before,
  state: 'whole',
});

describe('the bars of the months', () => {
  it('begin at the baseline, with heights proportional to their counts', () => {
    const { bars, baseline } = layOutMonthBars([point(1, 50), point(2, 100)], 340, 190);
    for (const bar of bars) expect(bar.y + bar.height).toBeCloseTo(baseline);
    expect(bars[1]?.height).toBeCloseTo(2 * (bars[0]?.height ?? 0));
  });

  it('leave space for higher counts of the previous year', () => {
    const { ticks } = layOutMonthBars([point(1, 50, 400)], 340, 190);
    expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(400);
  });

  it('have integers on the axis even if there are no reports', () => {
    const { ticks, bars } = layOutMonthBars([point(1, 0), point(2, 0)], 340, 190);
    expect(ticks.every((tick) => Number.isInteger(tick.value))).toBe(true);
    expect(bars[0]?.height).toBe(0);
  });
});

it('a change of the counting rules is drawn between two bars, and not before the first bar', () => {
  const points = [point(1, 50), point(2, 100), point(3, 80)];
  const { bars, breaks } = layOutMonthBars(points, 340, 190, [toYearMonth(2026, 2)]);
  const [first, second] = bars;
  expect(breaks).toHaveLength(1);
  expect(breaks[0]?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  expect(breaks[0]?.x).toBeLessThan(second?.x ?? 0);
  for (const outside of [toYearMonth(2026, 1), toYearMonth(2026, 4)])
    expect(layOutMonthBars(points, 340, 190, [outside]).breaks).toEqual([]);
});

it('a line is broken at a missing month', () => {
  expect(
    buildGappedPath([
      { x: 0, y: 1 },
      { x: 1, y: null },
      { x: 2, y: 3 },
      { x: 3, y: 4 },
    ]),
  ).toBe('M0.0 1.0M2.0 3.0L3.0 4.0');
});
