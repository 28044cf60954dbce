import { areaTrajectories, crimeChanges } from '@townlight/contract/crime';
import { crimeCoverage } from '@townlight/contract/crime-coverage';
import { crimeOverview } from '@townlight/contract/crime-overview';
import { newsEntry } from '@townlight/contract/news';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { makeUsualMonths } from '../../testing/make-usual-months.ts';
import { openPagesApp } from '../../testing/open-pages-app.ts';
import type { TestApp } from '../../testing/open-test-app.ts';

const OCTOBER = `from=${Date.parse('2026-10-05')}&to=${Date.parse('2026-10-20')}`;

describeOnStore('a change against the year before', (open) => {
  let testApp: TestApp;
  beforeAll(async () => {
    const database = await open();
    const county = await makeSmallCounty(database.pool);
    await makeUsualMonths(database.pool, county);
    testApp = await openPagesApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  const get = async (path: string) => {
    const reply = await testApp.app.inject(path);
    expect([path, reply.statusCode]).toEqual([path, 200]);
    return reply.json();
  };
  const map = async (query = '') =>
    areaTrajectories.parse(
      await get(`/api/neighborhoods/compare/crimes?${OCTOBER}&against=year${query}`),
    );
  const changesOf = async (area: string) =>
    crimeChanges.parse(await get(`/api/neighborhoods/${area}/changes?${OCTOBER}&against=year`));

  test('is classified as up on the map if nothing was reported before', async () => {
    const hollywood = (await map()).find(({ id }) => id === 'hollywood');
    expect(hollywood).toMatchObject({
      total_crime_count: 51,
      compared_total_crime_count: 0,
      change: null,
      direction: 'up',
    });
  });

  test('has an open-ended interval if nothing was reported before, and none with too few reports', async () => {
    const burglaries = async (area: string) =>
      (await changesOf(area)).small_bundles.find(({ name }) => name === 'Burglary');
    const hollywood = await burglaries('hollywood');
    expect(hollywood).toMatchObject({ change_high: null });
    expect(hollywood?.change_low).toBeGreaterThan(0);
    expect(await burglaries('venice')).toMatchObject({ change_low: null, change_high: null });
  });

  // Trackers, newsletters and news formerly each had a separate test in addition to that of the map.
  test('is called by the tracker of an area as by the map of each crime type', async () => {
    const areas = (await map()).map(({ id }) => id);
    const types = (await changesOf('hollywood')).small_bundles.map(({ name }) => name);
    expect(types.length).toBeGreaterThanOrEqual(3);
    const changes = new Map(
      await Promise.all(areas.map(async (id) => [id, await changesOf(id)] as const)),
    );
    const called = new Set<string>();
    for (const type of [null, ...types]) {
      for (const one of await map(type === null ? '' : `&sb=${encodeURIComponent(type)}`)) {
        const { all, small_bundles } = changes.get(one.id) ?? { all: null, small_bundles: [] };
        const areaChange = type === null ? all : small_bundles.find(({ name }) => name === type);
        expect(areaChange).toMatchObject({
          direction: one.direction,
          evidence: one.evidence,
          complete: one.complete,
          recorded: one.recorded,
          crosses_break: one.crosses_break,
          total_crime_count: one.total_crime_count,
          compared_total_crime_count: one.compared_total_crime_count,
        });
        called.add(one.direction);
      }
    }
    expect([...called].sort()).toEqual(['no-clear-change', 'up']);
  });

  test('is called by the news as by the map, of areas and of the crimes of an area', async () => {
    const upOn = <One extends { direction: string }>(list: readonly One[]) =>
      list.filter(({ direction }) => direction === 'up');
    const { moves } = newsEntry.parse(await get('/api/news/crime-2026-10'));
    const paths = moves[0]?.up.map(({ path }) => path.split('/')[2]);
    expect(paths?.toSorted()).toEqual(upOn(await map()).map(({ id }) => id));
    const areaNews = newsEntry.parse(await get('/api/news/crime-2026-10?area=hollywood'));
    expect(areaNews.moves[0]?.up.map(({ name }) => name)).toEqual(
      upOn((await changesOf('hollywood')).small_bundles).map(({ name }) => name),
    );
  });

  test('over more than 12 months is rejected', async () => {
    const two = `from=${Date.parse('2024-11-05')}&to=${Date.parse('2026-10-20')}`;
    for (const path of ['compare/crimes', 'changes', 'overview', 'hollywood/changes']) {
      const reply = await testApp.app.inject(`/api/neighborhoods/${path}?${two}&against=year`);
      expect(reply.statusCode).toBe(400);
      expect(reply.body).toContain('at most 12');
    }
  });

  test('of a month with few expected reports includes the comparison of a longer period that ends with it', async () => {
    const { all, longer } = await changesOf('hollywood');
    expect(all.expected).toBeLessThan(20);
    const year = `from=${Date.parse('2025-11-05')}&to=${Date.parse('2026-10-20')}&against=year`;
    const { complete, direction, evidence, total_crime_count, usual_high } =
      areaTrajectories
        .parse(await get(`/api/neighborhoods/compare/crimes?${year}`))
        .find(({ id }) => id === 'hollywood') ?? {};
    const figures = { complete, direction, evidence, total_crime_count, usual_high };
    expect(longer).toMatchObject({ months: longer?.months === 3 ? 3 : 12 });
    if (longer?.months === 12) expect(longer).toMatchObject(figures);
    const { longer: ofYear } = crimeChanges.parse(
      await get(`/api/neighborhoods/hollywood/changes?${year}`),
    );
    expect(ofYear).toBeNull();
  });

  test('of the county is that of the areas that can be compared', async () => {
    const { all } = crimeChanges.parse(
      await get(`/api/neighborhoods/changes?${OCTOBER}&against=year`),
    );
    expect(all).toMatchObject({ areas: 3, total_crime_count: 69, direction: 'up' });
  });

  test('is returned in the overview as on the map and for the county, the strongest evidence first', async () => {
    for (const sb of ['', '&sb=Burglary']) {
      const query = `${OCTOBER}&against=year${sb}`;
      const overview = crimeOverview.parse(await get(`/api/neighborhoods/overview?${query}`));
      const areas = await map(sb);
      const clear = areas
        .filter(({ direction, outlier }) => direction !== 'no-clear-change' && !outlier)
        .toSorted((a, b) => Math.abs(b.evidence ?? 0) - Math.abs(a.evidence ?? 0));
      expect(overview.most_changed).toEqual(clear.slice(0, 5));
      expect(overview.rises + overview.falls).toBe(clear.length);
      expect(overview.all_areas).toBe(areas.length);
      expect(
        overview.county.areas + Object.values(overview.left_out).reduce((a, b) => a + b, 0),
      ).toBe(areas.length);
      const summed = areas.filter(({ complete, recorded }) => complete && recorded);
      expect(overview.county).toMatchObject({
        areas: summed.length,
        total_crime_count: summed.reduce((sum, one) => sum + (one.total_crime_count ?? 0), 0),
      });
    }
  });

  test('names whose records the county lacks, and no one else’s', async () => {
    const overview = crimeOverview.parse(
      await get(`/api/neighborhoods/overview?${OCTOBER}&against=year`),
    );
    const { areas } = crimeCoverage.parse(await get('/api/neighborhoods/coverage'));
    const isCompleteMonth = (runs: (typeof areas)[number]['runs'], month: string) =>
      runs.some(({ state, from, to }) => state === 'whole' && from <= month && month <= to);
    const without = areas.filter(
      ({ runs }) => !['2025-10', '2026-10'].every((month) => isCompleteMonth(runs, month)),
    );
    expect(without.length).toBeGreaterThan(0);
    expect(overview.county.areas).toBe(areas.length - without.length);
    expect(new Set(overview.lacking.map(({ agency }) => agency))).toEqual(
      new Set(without.flatMap(({ agencies }) => agencies)),
    );
  });
});
