import { expect, test } from 'vitest';
import { makeAreaCrimes } from '../testing/make-area.ts';
import { compareLead } from './compare-lead.ts';
import { compareRows } from './compare-rows.ts';

function leadOf(counts: Record<string, number>) {
  const areas = Object.entries(counts).map(([name, count]) => ({
    area: makeAreaCrimes({ id: name, total_crime_count: count }),
    name,
    yearBefore: null,
  }));
  return compareLead(compareRows(areas));
}

test('the highest and the lowest rate are named where chance does not explain the difference', () => {
  expect(leadOf({ Venice: 300, Palms: 100, Westwood: 200 })).toEqual({
    kind: 'apart',
    highest: 'Venice',
    lowest: 'Palms',
  });
});

test('rates within chance of each other are called so', () => {
  expect(leadOf({ Venice: 105, Palms: 100 })).toEqual({
    kind: 'close',
    names: ['Venice', 'Palms'],
  });
});

test('one rate alone, or counts too few to rate, are not compared', () => {
  expect(leadOf({ Venice: 300 })).toBeNull();
  expect(leadOf({ Venice: 300, Palms: 3 })).toBeNull();
});
