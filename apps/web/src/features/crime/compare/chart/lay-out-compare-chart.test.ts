import { toYearMonth } from '@townlight/domain/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompareLine } from './compare-lines.ts';
import { layOutCompareChart, spreadLineLabels } from './lay-out-compare-chart.ts';

const box = { width: 700, height: 280, names: 140 };
const bounds = { from: 20, to: 250 };

function makeLine(values: (number | null)[]): CompareLine {
  return {
    id: 'venice',
    name: 'Venice',
    place: 0,
    points: values.map((value, at) => ({
      month: toYearMonth(2026, at + 1),
      count: 0,
      provisional: false,
      value,
      gap: value === null ? 'incomplete' : null,
    })),
  };
}

test('up to four labels never overlap, remain within the chart bounds and have the order of their lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 4 }),
      (wanted) => {
        const placed = spreadLineLabels(wanted, bounds, 36);
        const sorted = [...placed].sort((a, b) => a - b);
        for (const [at, y] of sorted.entries()) {
          expect(y).toBeGreaterThanOrEqual(bounds.from - 1e-6);
          expect(y).toBeLessThanOrEqual(bounds.to + 1e-6);
          if (at > 0) expect(y - (sorted[at - 1] as number)).toBeGreaterThanOrEqual(36 - 1e-6);
        }
        for (const [a, first] of wanted.entries())
          for (const [b, second] of wanted.entries())
            if (first < second) expect(placed[a]).toBeLessThan(placed[b] as number);
      },
    ),
  );
});

test('labels that do not overlap stay at the ends of their lines', () => {
  expect(spreadLineLabels([50, 200], bounds, 36)).toEqual([50, 200]);
});

test('where a line has a gap, labels have the space of two lines with its reason', () => {
  const distance = (...lines: CompareLine[]) => {
    const [one, other] = layOutCompareChart(lines, box).lines.map(({ labelY }) => labelY);
    return Math.abs((one as number) - (other as number));
  };
  expect(distance(makeLine([1, 2]), makeLine([1, 2]))).toBe(36);
  expect(distance(makeLine([1, null]), makeLine([1, 1]))).toBeGreaterThanOrEqual(52);
  expect(distance(makeLine([null, null]), makeLine([null, null]))).toBeGreaterThanOrEqual(52);
});

test('a line is broken where a month has no value', () => {
  const [lineLayout] = layOutCompareChart([makeLine([1, 2, null, 4])], box).lines;
  expect(lineLayout?.path.match(/M/g)).toHaveLength(2);
  expect(lineLayout?.dots).toHaveLength(3);
});

test('lines without any value result in an empty chart', () => {
  const layout = layOutCompareChart([makeLine([null, null])], box);
  expect(layout.lines[0]?.path).toBe('');
  expect(layout.ticks.every((tick) => Number.isFinite(tick.y))).toBe(true);
});
