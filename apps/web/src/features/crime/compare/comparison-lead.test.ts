import { expect, test } from 'vitest';
import { makeAreaCrimes } from '../testing/make-area.ts';
import { buildCompareRows } from './compare-rows.ts';
import { findComparisonLead } from './comparison-lead.ts';

function leadOf(counts: Record<string, number>, residents: Record<string, number> = {}) {
  const areas = Object.entries(counts).map(([name, count]) => ({
    area: makeAreaCrimes({
      id: name,
      total_crime_count: count,
      population: residents[name] ?? 10_000,
    }),
    name,
    yearBefore: null,
  }));
  return findComparisonLead(buildCompareRows(areas));
}

test('the highest and the lowest rate are named where chance does not explain the difference', () => {
  expect(leadOf({ Venice: 300, Palms: 100, Westwood: 200 })).toEqual({
    kind: 'apart',
    highest: 'Venice',
    lowest: 'Palms',
  });
});

test('rates that chance can explain are classified as close', () => {
  expect(leadOf({ Venice: 105, Palms: 100 })).toEqual({
    kind: 'close',
    names: ['Venice', 'Palms'],
  });
});

test('174 and 101 per 100,000 are classified as different (formerly "too close", since the intervals touch)', () => {
  const residents = { Venice: 35_000, Palms: 44_550 };
  expect(leadOf({ Venice: 61, Palms: 45 }, residents)).toMatchObject({ highest: 'Venice' });
});

test('the highest and lowest of four are chosen among six pairs, so chance explains more', () => {
  const residents = { Venice: 35_000, Palms: 44_550, Westwood: 44_550, Rancho: 44_550 };
  expect(leadOf({ Venice: 55, Palms: 45 }, residents)?.kind).toBe('apart');
  const four = { Venice: 55, Palms: 45, Westwood: 60, Rancho: 55 };
  expect(leadOf(four, residents)?.kind).toBe('close');
});

test('one rate alone, or counts too few to rate, are not compared', () => {
  expect(leadOf({ Venice: 300 })).toBeNull();
  expect(leadOf({ Venice: 300, Palms: 3 })).toBeNull();
});
