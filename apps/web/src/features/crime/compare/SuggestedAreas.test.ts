import type { AreaCrimes } from '@townlight/contract/crime';
import { expect, test } from 'vitest';
import { findSimilarPopulations } from './SuggestedAreas.tsx';

const area = (
  id: string,
  population: number | null,
  more: Partial<AreaCrimes> = {},
): AreaCrimes => ({
  id,
  population,
  total_crime_count: 100,
  total_crime_rate: null,
  ranking: null,
  complete: true,
  recorded: true,
  outlier: false,
  reliability: 'stable',
  ...more,
});

test('areas with about as many residents are similar, the nearest first', () => {
  const crimes = [area('a', 20_000), area('b', 39_000), area('c', 19_000), area('d', 90_000)];
  expect(findSimilarPopulations('a', crimes)).toEqual(['c', 'b']);
});

test('areas that are not comparable are excluded, and an area with unknown residents has no similar areas', () => {
  const crimes = [
    area('a', 20_000),
    area('b', 20_100, { complete: false }),
    area('c', 20_200, { recorded: false }),
    area('d', null),
  ];
  expect(findSimilarPopulations('a', crimes)).toEqual([]);
  expect(findSimilarPopulations('d', crimes)).toEqual([]);
  expect(findSimilarPopulations('unknown', crimes)).toEqual([]);
});
