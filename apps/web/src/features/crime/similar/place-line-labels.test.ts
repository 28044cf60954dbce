import { addMonths, toYearMonth } from '@townlight/domain/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BarPoint, toRateBars } from '../../../charts/bar-points.ts';
import { layOutMonthBars } from '../../../charts/month-bars-layout.ts';
import { type LineLabelPosition, placeLineLabels } from './place-line-labels.ts';

const HEIGHT = 218;
const NAMES = ['Los Angeles County', 'Similar areas'] as const;

/** Lays out bars of these counts with lines of rates per 100,000 over them. */
function layOutChart(
  width: number,
  rates: readonly (readonly (number | null)[])[],
  counts: number[],
) {
  const points = counts.map((count, at) => ({
    month: addMonths(toYearMonth(2024, 1), at),
    count,
    complete: true,
    provisional: false,
    before: null,
  }));
  const bars: readonly BarPoint[] = toRateBars(points, 20_000);
  const highest = Math.max(...rates.flat().map((rate) => rate ?? 0));
  const layout = layOutMonthBars(bars, width, HEIGHT, [], highest);
  const lines = rates.map((line, which) => ({
    name: NAMES[which] as string,
    points: layout.bars.map((bar, at) => {
      const rate = line[at] ?? null;
      return { x: bar.x + bar.width / 2, y: rate === null ? null : layout.y(rate) };
    }),
  }));
  return { layout, lines };
}

const boxOf = (place: LineLabelPosition, name: string) => {
  const half = (name.length * 6.4) / 2;
  return {
    left: place.x - half,
    right: place.x + half,
    top: place.y - 10,
    bottom: place.y + 3,
  };
};
const touch = (one: ReturnType<typeof boxOf>, other: ReturnType<typeof boxOf>) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

describe('the names of the lines', () => {
  const steady = (rate: number) => Array.from({ length: 12 }, (_, at) => rate + 5 * (at % 3));

  it('are placed next to their own lines and overlap no other line and no text', () => {
    const { layout, lines } = layOutChart(350, [steady(270), steady(200)], Array(12).fill(100));
    const last = layout.bars.at(-1);
    const figure = {
      left: (last?.x ?? 0) - 16,
      right: 350,
      top: (last?.y ?? 0) - 20,
      bottom: last?.y ?? 0,
    };
    const places = placeLineLabels(lines, layout, 350, [figure]);
    for (const [at, place] of places.entries()) {
      if (place === null) throw new Error('A line has no name.');
      const box = boxOf(place, NAMES[at] as string);
      const heights = (which: number) =>
        (lines[which]?.points ?? []).flatMap(({ x, y }) =>
          x > box.left && x < box.right ? (y ?? []) : [],
        );
      const away = Math.min(...heights(at).map((y) => Math.abs(y - place.y)));
      expect(away).toBeLessThan(20);
      for (const y of heights(1 - at)) expect(y > box.bottom || y < box.top).toBe(true);
      expect(touch(box, figure)).toBe(false);
    }
  });

  it('never overlap each other or leave the drawing, for arbitrary lines', () => {
    const rate = fc.option(fc.integer({ min: 0, max: 900 }), { freq: 6 });
    const line = (months: number) => fc.array(rate, { minLength: months, maxLength: months });
    const chart = fc
      .constantFrom([350, 12], [350, 36], [880, 36], [1050, 36], [520, 12])
      .chain(([width = 350, months = 12]) =>
        fc.record({
          width: fc.constant(width),
          rates: fc.tuple(line(months), line(months)),
          counts: fc.array(fc.integer({ min: 0, max: 180 }), {
            minLength: months,
            maxLength: months,
          }),
        }),
      );
    fc.assert(
      fc.property(chart, ({ width, rates, counts }) => {
        const { layout, lines } = layOutChart(width, rates, counts);
        const boxes = placeLineLabels(lines, layout, width, []).map(
          (place, at) => place && boxOf(place, NAMES[at] as string),
        );
        for (const box of boxes) {
          if (box === null) continue;
          expect(box.left).toBeGreaterThanOrEqual(40);
          expect(box.right).toBeLessThanOrEqual(width);
          expect(box.bottom).toBeLessThanOrEqual(layout.baseline);
        }
        const [county, similar] = boxes;
        if (county && similar) expect(touch(county, similar)).toBe(false);
      }),
    );
  });

  it('omit a line without points', () => {
    const { layout, lines } = layOutChart(
      350,
      [steady(270), Array(12).fill(null)],
      Array(12).fill(100),
    );
    expect(placeLineLabels(lines, layout, 350, [])[1]).toBeNull();
  });
});
