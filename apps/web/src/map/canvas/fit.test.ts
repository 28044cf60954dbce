import { expect, test } from 'vitest';
import { fitOptions } from './fit.ts';

const desktop = { width: 900, height: 720 };
const nothing = { top: 0, bottom: 0 };

test('a selected area is flown to in 500 ms, with a padding of 100, no closer than zoom 10', () => {
  expect(fitOptions(desktop, nothing, false)).toEqual({
    duration: 500,
    padding: { top: 100, bottom: 100, left: 100, right: 100 },
    maxZoom: 10,
  });
});

test('readers who prefer no motion are there at once', () => {
  expect(fitOptions(desktop, nothing, true).duration).toBe(0);
});

test('on a phone the padding does not cover the complete map', () => {
  expect(fitOptions({ width: 390, height: 300 }, nothing, false).padding).toEqual({
    top: 60,
    bottom: 60,
    left: 60,
    right: 60,
  });
});

test('an area is fitted between the map’s overlays, with a minimum height when they leave no space', () => {
  const over = { top: 96, bottom: 140 };
  const phone = fitOptions({ width: 390, height: 379 }, over, false).padding;
  expect(phone).toMatchObject({ top: 102, bottom: 146 });
  const low = fitOptions({ width: 390, height: 250 }, over, false).padding;
  expect(250 - low.top - low.bottom).toBeCloseTo(50);
});
