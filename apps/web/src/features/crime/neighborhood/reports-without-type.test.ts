import { expect, test } from 'vitest';
import { makeAreaCrimes } from '../testing/make-area.ts';
import { countReportsWithoutType } from './reports-without-type.ts';

const small = (name: string, counts: Record<string, number>, total: number | null = 0) => ({
  ...{ name, total_crime_count: total },
  nicknames: Object.entries(counts).map(([crime_type, crime_count]) => ({
    ...{ crime_type, crime_count },
  })),
});
const theft = small('Theft', { Shoplifting: 4, Pickpocketing: 3 });
const big_bundles = [
  { name: 'Property', total_crime_count: 7, small_bundles: [theft] },
  // a crime type in two categories is counted once, and one that not every agency records has its reports
  { name: 'All', total_crime_count: 7, small_bundles: [theft, small('Arson', { Arson: 1 }, null)] },
];

test('reports in no crime type are those that the list of crime types lacks', () => {
  expect(countReportsWithoutType(makeAreaCrimes({ total_crime_count: 8, big_bundles }))).toBe(0);
  expect(countReportsWithoutType(makeAreaCrimes({ total_crime_count: 49, big_bundles }))).toBe(41);
  expect(countReportsWithoutType(makeAreaCrimes({ total_crime_count: 5, big_bundles: [] }))).toBe(
    5,
  );
  expect(countReportsWithoutType(makeAreaCrimes({ total_crime_count: null }))).toBe(0);
});
