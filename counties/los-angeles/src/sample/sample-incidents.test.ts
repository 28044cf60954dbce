import { createPointTest } from '@townlight/county/sample';
import { addMonths, formatYearMonth } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { seedCategories } from '../index.ts';
import {
  generateSampleIncidents,
  loadSampleGeography,
  type SampleIncident,
  type SampleIncidentOptions,
  toSampleAreas,
} from './index.ts';
import { makeSampleArea } from './make-sample-area.ts';
import { parseMonth } from './sample-coverage.ts';

const THROUGH = '2026-10';
const monthOf = (incident: SampleIncident) => incident.occurredAt.slice(0, 7);
const all = (options: Partial<SampleIncidentOptions> & Pick<SampleIncidentOptions, 'areas'>) =>
  [...generateSampleIncidents({ through: THROUGH, ...options })].flat();

describe('one neighborhood', () => {
  const venice = makeSampleArea({ id: 'venice', region: 'Westside' });
  const vernon = makeSampleArea({
    id: 'vernon',
    agency: 'vernon-pd',
    residents: 220,
    west: -118.2,
  });

  test('the same options generate the same incidents, and another seed generates different incidents', () => {
    expect(all({ areas: [venice] })).toEqual(all({ areas: [venice] }));
    expect(all({ areas: [venice], seed: 2 })).not.toEqual(all({ areas: [venice] }));
  });

  test('its incidents are independent of the other areas', () => {
    expect(all({ areas: [venice, vernon] }).filter((row) => row.agency === 'lapd')).toEqual(
      all({ areas: [venice] }),
    );
  });

  test('37 months are generated, one batch per month in chronological order', () => {
    const batches = [...generateSampleIncidents({ through: THROUGH, areas: [venice] })];
    const months = batches.map((batch) => monthOf(batch[0] as SampleIncident));
    const end = parseMonth(THROUGH);
    expect(months).toEqual(
      Array.from({ length: 37 }, (_, at) => formatYearMonth(addMonths(end, at - 36))),
    );
    for (const [at, batch] of batches.entries()) {
      expect(new Set(batch.map(monthOf))).toEqual(new Set([months[at]]));
    }
  });

  test('its incidents are located within it or have no location', () => {
    const inside = createPointTest(venice.polygon);
    for (const { lon, lat } of all({ areas: [venice] })) {
      if (lon === 0 || lat === 0) expect([lon, lat]).toEqual([0, 0]);
      else expect(inside(lon as number, lat as number), `${lon}, ${lat}`).toBe(true);
    }
  });

  test('the incidents of each agency use its codes and descriptions', () => {
    const known = new Map(
      seedCategories.descriptions.map((row) => [`${row.agency} ${row.code}`, row.name]),
    );
    const areas = ['lapd', 'lasd', 'vernon-pd'].map((agency, at) =>
      makeSampleArea({ id: agency, agency, residents: 200_000, west: -118.3 + at / 10 }),
    );
    const wrong = all({ areas }).filter(
      (row) => known.get(`${row.agency} ${row.code}`) !== row.description,
    );
    expect(wrong).toEqual([]);
  });

  test('timestamps exist in local time: none is between 2 and 3 a.m. when daylight saving time begins', () => {
    const march = all({
      areas: [makeSampleArea({ residents: 2_000_000 })],
      months: 1,
      through: '2026-03',
    });
    const hours = new Set(
      march
        .filter((row) => row.occurredAt.startsWith('2026-03-08'))
        .map((row) => row.occurredAt.slice(11, 13)),
    );
    expect(hours.has('02')).toBe(false);
    expect(hours.size).toBe(23);
    expect(march.some((row) => row.occurredAt.startsWith('2026-03-31'))).toBe(true);
    expect(march.every((row) => /^2026-03-\d\dT\d\d:\d\d$/.test(row.occurredAt))).toBe(true);
  });

  test('a reservoir has no incidents, and an industrial area has far more than its residents account for', () => {
    const reservoir = makeSampleArea({ id: 'chatsworth-reservoir', residents: 0, agency: 'lasd' });
    expect(all({ areas: [reservoir] })).toEqual([]);
    const perMonth = all({ areas: [vernon], months: 12 }).length / 12;
    expect(perMonth).toBeGreaterThan(50);
  });

  test('an agency that is not in agencies.ts is named', () => {
    const unknownAgencyArea = makeSampleArea({ agency: 'space-patrol' });
    expect(() => all({ areas: [unknownAgencyArea] })).toThrow('policed by "space-patrol"');
  });
});

describe('the whole county', () => {
  const areas = toSampleAreas(loadSampleGeography());
  const byMonth = new Map<string, number>();
  const numbers = new Map<string, Set<string>>();
  let unplaced = 0;
  let total = 0;
  for (const batch of generateSampleIncidents({ through: THROUGH, areas })) {
    for (const row of batch) {
      byMonth.set(monthOf(row), (byMonth.get(monthOf(row)) ?? 0) + 1);
      if (!row.lon) unplaced++;
      total++;
    }
    const agency = batch[0]?.agency ?? '';
    const seen = numbers.get(agency) ?? new Set();
    for (const { number } of batch) seen.add(number);
    numbers.set(agency, seen);
  }

  test('it has some 1.2 million incidents, 28,000 to 37,000 in every month', () => {
    expect(total).toBeGreaterThan(1_100_000);
    expect(total).toBeLessThan(1_300_000);
    expect(byMonth.size).toBe(37);
    for (const [month, count] of byMonth) {
      expect(count, month).toBeGreaterThan(28_000);
      expect(count, month).toBeLessThan(37_000);
    }
  });

  test('no agency uses a number twice', () => {
    const distinct = [...numbers.values()].reduce((sum, { size }) => sum + size, 0);
    expect(distinct).toBe(total);
  });

  test('one or two in a hundred have no place', () => {
    expect(unplaced / total).toBeGreaterThan(0.01);
    expect(unplaced / total).toBeLessThan(0.02);
  });

  test('a scale of a hundredth has a hundredth of the incidents', () => {
    const few = all({ areas, scale: 0.01 }).length;
    expect(few / total).toBeCloseTo(0.01, 3);
  });
});
