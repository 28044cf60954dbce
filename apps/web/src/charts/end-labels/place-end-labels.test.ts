import { expect, test } from 'vitest';
import { placeEndLabels } from './place-end-labels.ts';

const BASELINE = 180;

test('the label of the higher value is above that of the lower value, and they do not overlap', () => {
  for (const [now, before] of [
    [60, 62],
    [62, 60],
    [175, 180],
    [34, 34],
    [40, 170],
  ] as const) {
    const labels = placeEndLabels(now, before, BASELINE);
    const distance = (labels.before as number) - labels.now;
    expect(Math.abs(distance)).toBeGreaterThanOrEqual(40);
    expect(Math.sign(distance)).toBe(now <= before ? 1 : -1);
    for (const y of [labels.now, labels.before as number]) {
      expect(y).toBeGreaterThanOrEqual(34);
      expect(y).toBeLessThanOrEqual(BASELINE - 24);
    }
  }
});

test('labels of distant values are at the heights of the values', () => {
  expect(placeEndLabels(60, 140, BASELINE)).toEqual({ now: 68, before: 148 });
});

test('without a previous year there is one label', () => {
  expect(placeEndLabels(60, null, BASELINE)).toEqual({ now: 68, before: null });
});
