import { expect, test } from 'vitest';
import { fitOptions } from './fit.ts';

const desktop = { clientWidth: 900, clientHeight: 720 };

test('a selected area is flown to in 500 ms, with a padding of 100, no closer than zoom 10', () => {
  expect(fitOptions(desktop, false)).toEqual({ duration: 500, padding: 100, maxZoom: 10 });
});

test('readers who prefer no motion are there at once', () => {
  expect(fitOptions(desktop, true).duration).toBe(0);
});

test('on a phone the padding leaves something of the map', () => {
  expect(fitOptions({ clientWidth: 390, clientHeight: 300 }, false).padding).toBe(60);
});
