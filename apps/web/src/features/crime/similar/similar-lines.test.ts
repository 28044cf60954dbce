import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { makeSimilarRates } from '../testing/make-similar-rates.ts';
import { buildLinePath, toSimilarLines } from './similar-lines.ts';

const NO_BREAKS = new Set<ReturnType<typeof toYearMonth>>();
const june = toYearMonth(2026, 6);
const points = (...heights: (number | null)[]) =>
  heights.map((y, at) => ({ month: toYearMonth(2026, 6 + at), x: 10 * at, y }));

test('a line stops at a month without a rate and begins again after it, never at zero', () => {
  expect(buildLinePath(points(5, 6, null, 7, 8), NO_BREAKS)).toBe(
    'M0.0 5.0L10.0 6.0M30.0 7.0L40.0 8.0',
  );
  expect(buildLinePath(points(null, null), NO_BREAKS)).toBe('');
});

test('a month between two gaps is a dash', () => {
  expect(buildLinePath(points(null, 6, null), NO_BREAKS)).toBe('M6.0 6.0h8');
  expect(buildLinePath(points(5), NO_BREAKS)).toBe('M-4.0 5.0h8');
});

test('a line stops where the counting rules change', () => {
  expect(buildLinePath(points(5, 6, 7, 8), new Set([toYearMonth(2026, 8)]))).toBe(
    'M0.0 5.0L10.0 6.0M20.0 7.0L30.0 8.0',
  );
  expect(buildLinePath(points(5, 6), new Set([toYearMonth(2026, 7)]))).toBe(
    'M-4.0 5.0h8M6.0 6.0h8',
  );
});

test('each line has its months and the changes of its rules', () => {
  const rates = makeSimilarRates({ from: june, county: [0.003, null], similar: [null, 0.002] });
  rates.similar.breaks.push('2026-07');
  const [county, similar] = toSimilarLines(rates);
  expect(county?.months.get(june)?.rate).toBe(0.003);
  expect(county?.months.get(toYearMonth(2026, 7))?.rate).toBeNull();
  expect(county?.breaks.size).toBe(0);
  expect(similar?.months.get(toYearMonth(2026, 7))?.rate).toBe(0.002);
  expect([...(similar?.breaks ?? [])]).toEqual([toYearMonth(2026, 7)]);
});
