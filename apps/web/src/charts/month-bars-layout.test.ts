import { yearMonth } from '@townlight/domain/time';
import { describe, expect, it } from 'vitest';
import { brokenLine, layOutMonthBars } from './month-bars-layout.ts';
import type { MonthPoint } from './month-series.ts';

const point = (month: number, count: number, before: number | null = null): MonthPoint => ({
  month: yearMonth(2026, month),
  count,
  complete: true,
  provisional: false,
  before,
});

describe('the bars of the months', () => {
  it('stand on the baseline and are as high as their count', () => {
    const { bars, baseline } = layOutMonthBars([point(1, 50), point(2, 100)], 340, 190);
    for (const bar of bars) expect(bar.y + bar.height).toBeCloseTo(baseline);
    expect(bars[1]?.height).toBeCloseTo(2 * (bars[0]?.height ?? 0));
  });

  it('leave room for the year before when it was higher', () => {
    const { ticks } = layOutMonthBars([point(1, 50, 400)], 340, 190);
    expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(400);
  });

  it('have whole numbers on the axis even when nothing was reported', () => {
    const { ticks, bars } = layOutMonthBars([point(1, 0), point(2, 0)], 340, 190);
    expect(ticks.every((tick) => Number.isInteger(tick.value))).toBe(true);
    expect(bars[0]?.height).toBe(0);
  });
});

it('a line is broken at a missing month', () => {
  expect(
    brokenLine([
      { x: 0, y: 1 },
      { x: 1, y: null },
      { x: 2, y: 3 },
      { x: 3, y: 4 },
    ]),
  ).toBe('M0.0 1.0M2.0 3.0L3.0 4.0');
});
