import { monthlyTrends } from '@townlight/contract/crime';
import { monthlyAreaCounts } from '@townlight/contract/crime/monthly-area-counts';
import { monthlyCrimeTypes } from '@townlight/contract/crime/monthly-crime-types';
import {
  areaRanking,
  crimeTypeRanking,
  neighborhoodRanks,
} from '@townlight/contract/crime-trackers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';

describeOnStore('crime trackers over HTTP', (open) => {
  let testApp: TestApp;
  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());
  const get = async (path: string) => (await testApp.app.inject(`/api/${path}`)).json();

  test('a crime type has the 12 months that end with the one named', async () => {
    const { trends } = monthlyTrends.parse(await get('crimes/burglary/monthly/10/2026'));
    expect(trends).toHaveLength(12);
    expect(trends.slice(-3).map((t) => [t.month, t.crime_count])).toEqual([
      [8, 30],
      [9, 20],
      [10, 46],
    ]);
    const long = monthlyTrends.parse(await get('crimes/burglary/monthly/10/2026?months=36'));
    expect(long.trends).toHaveLength(36);
    expect(long.trends.slice(-12)).toEqual(trends);
    const early = monthlyTrends.parse(await get('crimes/Robbery/monthly/11/2023'));
    expect(early.trends.map((t) => [t.year, t.month, t.crime_count])).toEqual([
      [2023, 10, 3],
      [2023, 11, 0],
    ]);
  });

  test('the monthly counts of all crime types of an area equal the series of each type', async () => {
    const { months, small_bundles } = monthlyCrimeTypes.parse(
      await get('neighborhoods/hollywood/monthly/types?month=10&year=2026'),
    );
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual({ year: 2026, month: 10 });
    for (const { name, counts } of small_bundles) {
      const path = `neighborhoods/hollywood/monthly?sb=${encodeURIComponent(name)}`;
      const { trends } = monthlyTrends.parse(await get(path));
      expect(counts).toEqual(trends.map((one) => (one.complete ? one.crime_count : null)));
    }
    // the last full month by default
    expect(monthlyCrimeTypes.parse(await get('neighborhoods/hollywood/monthly/types'))).toEqual({
      months,
      small_bundles,
    });
    // a month that has not been supplied is not zero
    const east = monthlyCrimeTypes.parse(await get('neighborhoods/east-los-angeles/monthly/types'));
    expect(east.small_bundles.flatMap(({ counts }) => counts)).toContain(null);
  });

  test('the monthly counts of all areas equal the series of each area', async () => {
    const { months, areas } = monthlyAreaCounts.parse(
      await get('neighborhoods/monthly?sb=burglary&month=10&year=2026'),
    );
    expect(months.at(-1)).toEqual({ year: 2026, month: 10 });
    expect(areas.length).toBeGreaterThan(3);
    for (const { id, counts } of areas) {
      const { trends } = monthlyTrends.parse(await get(`neighborhoods/${id}/monthly?sb=burglary`));
      expect(counts).toEqual(trends.map((one) => (one.complete ? one.crime_count : null)));
    }
    const some = monthlyAreaCounts.parse(
      await get('neighborhoods/monthly?sb=burglary&area=venice,hollywood'),
    );
    expect(some.areas).toEqual(areas.filter(({ id }) => id === 'venice' || id === 'hollywood'));
  });

  test('the crime types of a neighborhood are sorted by count', async () => {
    const rows = crimeTypeRanking.parse(
      await get('neighborhoods/crime_ranking?neighborhood=hollywood&aggregation=monthly'),
    );
    expect(rows).toEqual([
      { ranking: 1, small_bundle_name: 'Burglary', total_crimes: 40, recorded: true, diff: 20 },
      { ranking: 2, small_bundle_name: 'Robbery', total_crimes: 9, recorded: true, diff: 9 },
      {
        ranking: 3,
        small_bundle_name: 'Package, Mail and Other Theft',
        total_crimes: 0,
        recorded: true,
        diff: 0,
      },
    ]);
    const year = crimeTypeRanking.parse(
      await get('neighborhoods/crime_ranking?neighborhood=hollywood&aggregation=yearly'),
    );
    expect(year[0]).toMatchObject({ small_bundle_name: 'Burglary', total_crimes: 60 });
    const east = crimeTypeRanking.parse(
      await get('neighborhoods/crime_ranking?neighborhood=east-los-angeles'),
    );
    expect(east.every(({ diff }) => diff === null)).toBe(true);
  });

  test('areas are ranked by the rate of a crime type, and areas without a rank or with too few reports are last', async () => {
    const rows = areaRanking.parse(
      await get('crimes/neighborhood_ranking?partition=neighborhoods&crime=burglary'),
    );
    expect(rows.map(({ id, ranking }) => [id, ranking])).toEqual([
      ['hollywood', 1],
      ['desert', null],
      ['docks', null],
      ['east-los-angeles', null],
      // Formerly 2, without a burglary.
      ['venice', null],
    ]);
    expect(rows[4]).toMatchObject({ total_crimes: 0, crime_rate: null });
    expect(rows[0]).toMatchObject({
      neighborhood: 'Hollywood',
      zipcode: null,
      total_crimes: 40,
      diff_count: 20,
    });
    const zipcodes = areaRanking.parse(
      await get('crimes/neighborhood_ranking?partition=zipcodes&aggregation=yearly'),
    );
    expect(zipcodes[0]).toMatchObject({ neighborhood: null, zipcode: '90028' });
  });

  test('the ranks of a month are returned with those of the month before', async () => {
    const { current, previous } = neighborhoodRanks.parse(await get('neighborhoods/ranks/10/2026'));
    expect(current.find((row) => row.neighborhood === 'venice')?.ranking).toBe(2);
    expect(previous.find((row) => row.neighborhood === 'hollywood')?.ranking).toBe(1);
    expect(previous.find((row) => row.neighborhood === 'venice')?.ranking).toBeNull();
  });

  test.each([
    [
      'neighborhoods/ranks/11/2026',
      400,
      'The month asked for is 2026-11; crime data runs from 2023-10 to 2026-10.',
    ],
    [
      'neighborhoods/ranks/13/2026',
      400,
      'month: "13" is not allowed; it must be a number of at most 12',
    ],
    [
      'crimes/jaywalking/monthly/10/2026',
      404,
      'There is no crime type "jaywalking"; /api/bundles/small lists the crime types.',
    ],
    [
      'crimes/neighborhood_ranking?aggregation=daily',
      400,
      'aggregation: "daily" is not allowed; it must be one of monthly, yearly',
    ],
  ])('/api/%s is refused: %i', async (path, status, message) => {
    const reply = await testApp.app.inject(`/api/${path}`);
    expect(reply.json()).toEqual({ message, error: true });
    expect(reply.statusCode).toBe(status);
  });
});
