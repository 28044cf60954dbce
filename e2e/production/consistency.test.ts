import { areaCrimes } from '@townlight/contract/crime';
import { expect, test } from 'vitest';
import { countUntyped } from './consistency.ts';

const type = (name: string, total_crime_count: number) => ({
  name,
  total_crime_count,
  nicknames: [],
});

function area(total: number, bigBundles: { name: string; types: ReturnType<typeof type>[] }[]) {
  return areaCrimes.parse({
    id: 'venice',
    population: 100,
    total_crime_count: total,
    total_crime_rate: null,
    ranking: null,
    complete: true,
    recorded: true,
    outlier: false,
    reliability: 'too-few',
    big_bundles: bigBundles.map(({ name, types }) => ({
      name,
      total_crime_count: types.reduce((sum, one) => sum + one.total_crime_count, 0),
      small_bundles: types,
    })),
  });
}

test('reports without a type are what the types leave, each of which counts once', () => {
  const violent = { name: 'Violent', types: [type('Robbery', 3), type('Assault', 4)] };
  const property = { name: 'Property', types: [type('Robbery', 3), type('Theft', 5)] };
  expect(countUntyped(area(12, [violent, property]))).toBe(0);
  expect(countUntyped(area(15, [violent, property]))).toBe(3);
  expect(countUntyped(area(11, [violent, property]))).toBe(-1);
});
