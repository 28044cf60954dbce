import { expect, test } from 'vitest';
import { isFastVisit } from './use-demand-triggers.ts';

test('a visit is as fast as the browser reports its connection to be', () => {
  expect(isFastVisit(900, { effectiveType: '4g', saveData: false })).toBe(true);
  expect(isFastVisit(9_000, { effectiveType: '4g' })).toBe(true);
  expect(isFastVisit(900, { effectiveType: '3g' })).toBe(false);
  expect(isFastVisit(900, { effectiveType: 'slow-2g' })).toBe(false);
});

test('without connection data from the browser, a visit is fast if its document arrived within 1.5 seconds', () => {
  expect(isFastVisit(900)).toBe(true);
  expect(isFastVisit(1_500, {})).toBe(true);
  expect(isFastVisit(1_501)).toBe(false);
});

test('a reader who saves data has a slow visit', () => {
  expect(isFastVisit(900, { saveData: true })).toBe(false);
  expect(isFastVisit(900, { saveData: true, effectiveType: '4g' })).toBe(false);
});
