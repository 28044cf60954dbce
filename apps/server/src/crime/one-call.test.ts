import { areaTrajectories, crimeChanges } from '@townlight/contract/crime';
import { crimeCoverage } from '@townlight/contract/crime-coverage';
import { crimeOverview } from '@townlight/contract/crime-overview';
import { newsEntry } from '@townlight/contract/news';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../platform/testing/databases.ts';
import { makeSmallCounty } from '../testing/make-small-county.ts';
import { makeUsualMonths } from '../testing/make-usual-months.ts';
import { openPagesApp } from '../testing/open-pages-app.ts';
import type { TestApp } from '../testing/open-test-app.ts';

const OCTOBER = `from=${Date.parse('2026-10-05')}&to=${Date.parse('2026-10-20')}`;

describeOnStore('a change against the year before', (open) => {
  let made: TestApp;
  beforeAll(async () => {
    const database = await open();
    const county = await makeSmallCounty(database.pool);
    await makeUsualMonths(database.pool, county);
    made = await openPagesApp(database);
    await made.snapshots.first;
  });
  afterAll(() => made.close());

  const get = async (path: string) => {
    const reply = await made.app.inject(path);
    expect([path, reply.statusCode]).toEqual([path, 200]);
    return reply.json();
  };
  const map = async (query = '') =>
    areaTrajectories.parse(
      await get(`/api/neighborhoods/compare/crimes?${OCTOBER}&against=year${query}`),
    );
  const changesOf = async (area: string) =>
    crimeChanges.parse(await get(`/api/neighborhoods/${area}/changes?${OCTOBER}&against=year`));

  test('is called on the map where nothing was reported before', async () => {
    const hollywood = (await map()).find(({ id }) => id === 'hollywood');
    expect(hollywood).toMatchObject({
      total_crime_count: 51,
      compared_total_crime_count: 0,
      change: null,
      direction: 'up',
    });
  });

  test('has an interval without an end where nothing was reported before, and none where too little is', async () => {
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
        const own = type === null ? all : small_bundles.find(({ name }) => name === type);
        expect(own).toMatchObject({
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
    const own = newsEntry.parse(await get('/api/news/crime-2026-10?area=hollywood'));
    expect(own.moves[0]?.up.map(({ name }) => name)).toEqual(
      upOn((await changesOf('hollywood')).small_bundles).map(({ name }) => name),
    );
  });

  test('over more months than a year is none', async () => {
    const two = `from=${Date.parse('2024-11-05')}&to=${Date.parse('2026-10-20')}`;
    for (const path of ['compare/crimes', 'changes', 'overview', 'hollywood/changes']) {
      const reply = await made.app.inject(`/api/neighborhoods/${path}?${two}&against=year`);
      expect(reply.statusCode).toBe(400);
      expect(reply.body).toContain('at most 12');
    }
  });

  test('of the county is that of the areas that can be compared', async () => {
    const { all } = crimeChanges.parse(
      await get(`/api/neighborhoods/changes?${OCTOBER}&against=year`),
    );
    expect(all).toMatchObject({ areas: 3, total_crime_count: 69, direction: 'up' });
  });

  test('is told at a look as the map and the county tell it, the strongest evidence first', async () => {
    for (const sb of ['', '&sb=Burglary']) {
      const asked = `${OCTOBER}&against=year${sb}`;
      const told = crimeOverview.parse(await get(`/api/neighborhoods/overview?${asked}`));
      const areas = await map(sb);
      const clear = areas
        .filter(({ direction, outlier }) => direction !== 'no-clear-change' && !outlier)
        .toSorted((a, b) => Math.abs(b.evidence ?? 0) - Math.abs(a.evidence ?? 0));
      expect(told.most_changed).toEqual(clear.slice(0, 5));
      expect(told.rises + told.falls).toBe(clear.length);
      expect(told.all_areas).toBe(areas.length);
      expect(told.county.areas + Object.values(told.left_out).reduce((a, b) => a + b, 0)).toBe(
        areas.length,
      );
      const summed = areas.filter(({ complete, recorded }) => complete && recorded);
      expect(told.county).toMatchObject({
        areas: summed.length,
        total_crime_count: summed.reduce((sum, one) => sum + (one.total_crime_count ?? 0), 0),
      });
    }
  });

  test('names whose records the county lacks, and no one else’s', async () => {
    const told = crimeOverview.parse(
      await get(`/api/neighborhoods/overview?${OCTOBER}&against=year`),
    );
    const { areas } = crimeCoverage.parse(await get('/api/neighborhoods/coverage'));
    const isWhole = (runs: (typeof areas)[number]['runs'], month: string) =>
      runs.some(({ state, from, to }) => state === 'whole' && from <= month && month <= to);
    const without = areas.filter(
      ({ runs }) => !['2025-10', '2026-10'].every((month) => isWhole(runs, month)),
    );
    expect(without.length).toBeGreaterThan(0);
    expect(told.county.areas).toBe(areas.length - without.length);
    expect(new Set(told.lacking.map(({ agency }) => agency))).toEqual(
      new Set(without.flatMap(({ agencies }) => agencies)),
    );
  });
});
