import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { makeTrends } from '../../testing/make-area.ts';
import { buildCompareLines } from './compare-lines.ts';

const october = toYearMonth(2026, 10);
const matter = (counts: number[], residents: number | null = 10_000) => ({
  id: 'venice',
  name: 'Venice',
  trends: makeTrends(october, counts),
  residents,
  outlier: residents !== null && residents < 1_000,
});

test('a line has the last twelve months', () => {
  const [line] = buildCompareLines([matter(Array(24).fill(50))], 'count');
  expect(line?.points).toHaveLength(12);
  expect(line?.points.at(-1)?.month).toBe(october);
});

test('a rate is per resident, a count is unchanged', () => {
  expect(buildCompareLines([matter([50])], 'rate')[0]?.points[0]?.value).toBe(0.005);
  expect(buildCompareLines([matter([50])], 'count')[0]?.points[0]?.value).toBe(50);
});

test('a month of fewer than ten reports has a count and no rate', () => {
  expect(buildCompareLines([matter([9])], 'rate')[0]?.points[0]).toMatchObject({
    value: null,
    gap: 'too-few',
  });
  expect(buildCompareLines([matter([9])], 'count')[0]?.points[0]).toMatchObject({
    value: 9,
    gap: null,
  });
});

test('an outlier has counts and no rates, an incomplete month has neither', () => {
  expect(buildCompareLines([matter([50], 12)], 'rate')[0]?.points[0]?.gap).toBe('outlier');
  expect(buildCompareLines([matter([50], 12)], 'count')[0]?.points[0]?.value).toBe(50);
  // regression: it was also an outlier
  expect(buildCompareLines([matter([50], null)], 'rate')[0]?.points[0]?.gap).toBe(
    'residents-unknown',
  );
  const broken = matter([50]);
  const trends = broken.trends.map((trend) => ({ ...trend, complete: false }));
  for (const measure of ['rate', 'count'] as const)
    expect(buildCompareLines([{ ...broken, trends }], measure)[0]?.points[0]?.gap).toBe(
      'incomplete',
    );
});
