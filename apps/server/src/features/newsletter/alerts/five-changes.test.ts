import { areaTrajectories, crimeChanges, monthlyTrends } from '@townlight/contract/crime';
import { newsEntry } from '@townlight/contract/news';
import { formatYearMonth, toYearMonth, type YearMonth } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { buildSnapshot } from '../../../snapshot/build-snapshot.ts';
import { openSnapshot } from '../../../snapshot/open-snapshot.ts';
import { makeArea } from '../../../testing/make-area.ts';
import { makeCategories } from '../../../testing/make-categories.ts';
import { makeReports } from '../../../testing/make-crime-rows.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { openPagesApp } from '../../../testing/open-pages-app.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { makeTestFeatures } from '../../../testing/test-features.ts';
import { type AreaMonthFacts, type CrimeSnapshot, listAreaMonthFacts } from '../../crime/index.ts';
import { formatOverviewSentence } from '../blocks/describe-crime-overview.ts';
import { describeCrimeTypes } from '../blocks/describe-crime-types.ts';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import { createEmailMessages } from '../messages/index.ts';
import { detectCrimeChangeAlert } from './detect-crime-change-alert.ts';

const OCTOBER = toYearMonth(2026, 10);
const FIRST = toYearMonth(2023, 10);
const QUERY = `from=${Date.parse('2026-10-05')}&to=${Date.parse('2026-10-20')}&against=year`;
const TIME_ZONE = 'America/Los_Angeles';

/** The ordinary variation of a count of 20, from one month to the next. */
const AROUND_20 = [20, 17, 23, 19, 25, 16, 21, 22, 18, 24, 15, 20];

/** 20 in each area a year before. */
const countOf = (month: YearMonth, shift: number) =>
  month === OCTOBER - 12 ? 20 : (AROUND_20[(month * 5 + shift * 7) % AROUND_20.length] as number);

/** Forty areas of about 20 reports; in October 2026 one has doubled, and five more changed in single kinds. */
describeOnStore('five real changes and one area that doubled', (open) => {
  let testApp: TestApp;
  let crime: CrimeSnapshot;
  let facts: AreaMonthFacts[];

  beforeAll(async () => {
    const database = await open();
    const { lapd: agencyId, areas } = await makeSmallCounty(database.pool);
    await makeCategories(database.pool, {
      Homicide: { in: ['Violent Crime'], nicknames: ['Homicide'] },
    });
    const others: number[] = [];
    for (let at = 0; at < 38; at++) {
      const corner: [number, number] = [
        -118.45 + (at % 8) * 0.05,
        33.75 + Math.floor(at / 8) * 0.05,
      ];
      others.push(await makeArea(database.pool, { name: `Area ${at}`, residents: 20_000, corner }));
    }
    const port = await makeArea(database.pool, {
      ...{ name: 'Port', residents: 500, corner: [-118.9, 33.7] },
    });
    for (let month = FIRST; month <= OCTOBER; month = (month + 1) as YearMonth) {
      const isNow = month === OCTOBER;
      const of = { month: formatYearMonth(month) };
      await makeReports(database.pool, {
        agencyId,
        reports: [
          { ...of, area: areas.hollywood, kind: 'Robbery', count: isNow ? 40 : countOf(month, 1) },
          {
            ...of,
            area: areas.venice,
            kind: 'Burglary',
            count: isNow ? 37 : countOf(month, 2) + 4,
          },
          { ...of, area: areas.venice, kind: 'Carjacking', count: isNow ? 9 : month % 4 },
          { ...of, area: areas.venice, kind: 'Homicide', count: isNow ? 9 : 3 },
          { ...of, area: areas.venice, kind: 'Petty Theft', count: countOf(month, 3) },
          { ...of, area: port, kind: 'Burglary', count: isNow ? 60 : countOf(month, 4) },
          ...others.flatMap((area, at) => [
            { ...of, area, kind: 'Robbery', count: countOf(month, at) },
            { ...of, area, kind: 'Burglary', count: countOf(month, at + 3) + 4 },
          ]),
        ],
      });
    }
    testApp = await openPagesApp(database);
    await testApp.snapshots.first;
    const features = makeTestFeatures({ mapboxToken: undefined, geocoderUrl: undefined });
    const list = Object.values(features);
    crime = openSnapshot(list, await buildSnapshot(database.pool, list)).of(features.crime);
    facts = listAreaMonthFacts(crime, OCTOBER);
  });
  afterAll(() => testApp.close());

  const get = async (path: string) => (await testApp.app.inject(path)).json();
  const factsOf = (id: string) => facts.find(({ slug }) => slug === id) as AreaMonthFacts;
  const messages = createEmailMessages({ timeZone: TIME_ZONE, spanishNames: {} });
  const plain = (text: string) => text.replaceAll(/<\/?b>/g, '');

  test('the map flags the areas that changed, and no other', async () => {
    const areas = areaTrajectories.parse(
      await get(`/api/neighborhoods/compare/crimes?${QUERY}&sb=Robbery`),
    );
    const called = areas.filter(({ direction }) => direction !== 'no-clear-change');
    // Venice has nine carjackings, where none to three are usual.
    expect(called.map(({ id, direction }) => [id, direction])).toEqual([
      ['hollywood', 'up'],
      ['venice', 'up'],
    ]);
    expect(called[0]?.usual_high).toBeLessThan(40);
  });

  test('the page of the area has its usual range and the interval of the change', async () => {
    const { all } = crimeChanges.parse(await get(`/api/neighborhoods/hollywood/changes?${QUERY}`));
    expect(all).toMatchObject({ direction: 'up', total_crime_count: 40 });
    expect(all.usual_low).toBeGreaterThan(5);
    expect(all.usual_high).toBeLessThan(35);
    expect(all.change_low).toBeGreaterThan(0);
  });

  test('news, alert and newsletter name the changed area with its usual range, in both languages', async () => {
    const { moves } = newsEntry.parse(await get('/api/news/crime-2026-10'));
    expect(moves[0]?.up.map(({ name }) => name)).toContain('Hollywood');
    expect(moves[0]?.up[0]?.text).toMatch(
      /^40, more than usual \(\d+ to \d+\); \d+ in October 2025 \(now between \d+% and \d+% more\)$/,
    );
    const at = new Date('2026-11-20T09:30:00-08:00');
    const alert = detectCrimeChangeAlert(crime, { at, timeZone: TIME_ZONE });
    expect(alert?.areas.map(({ id }) => id)).toContain('hollywood');
    const letter = { crime: factsOf('hollywood'), period: OCTOBER };
    expect(plain(formatOverviewSentence(letter, messages.en))).toMatch(
      /40 crimes were reported, more than usual \(\d+ to \d+\); \d+ in October 2025/,
    );
    expect(plain(formatOverviewSentence(letter, messages.es))).toMatch(
      /Se reportaron 40 delitos, más de lo usual \(de \d+ a \d+\); \d+ en octubre de 2025/,
    );
  });

  test('neither news nor alerts name an outlier, which the map leaves gray', async () => {
    const areas = areaTrajectories.parse(await get(`/api/neighborhoods/compare/crimes?${QUERY}`));
    expect(areas.find(({ id }) => id === 'port')).toMatchObject({ direction: 'up', outlier: true });
    const { moves } = newsEntry.parse(await get('/api/news/crime-2026-10'));
    expect(moves[0]?.up.map(({ name }) => name)).not.toContain('Port');
    const at = new Date('2026-11-20T09:30:00-08:00');
    const alert = detectCrimeChangeAlert(crime, { at, timeZone: TIME_ZONE });
    expect(alert?.areas.map(({ id }) => id)).not.toContain('port');
  });

  test('homicides are stated as counts and never called higher or lower', async () => {
    const { small_bundles } = crimeChanges.parse(
      await get(`/api/neighborhoods/venice/changes?${QUERY}`),
    );
    expect(small_bundles.find(({ name }) => name === 'Homicide')).toMatchObject({
      ...{ total_crime_count: 9, compared_total_crime_count: 3 },
      ...{ direction: 'no-clear-change', expected: null, usual_high: null, change_low: null },
    });
    const areas = areaTrajectories.parse(
      await get(`/api/neighborhoods/compare/crimes?${QUERY}&sb=Homicide`),
    );
    expect(areas.every(({ direction }) => direction === 'no-clear-change')).toBe(true);
    const { trends } = monthlyTrends.parse(
      await get('/api/neighborhoods/venice/monthly?sb=Homicide'),
    );
    expect(trends.at(-1)).toMatchObject({ crime_count: 9, usual_high: null });
    const letterOf = (id: string, language: 'en' | 'es') =>
      describeCrimeTypes(
        { crime: factsOf(id), period: OCTOBER } as AreaEditionFacts,
        messages[language],
      )?.sentences?.join(' ');
    // 35 months of 3, and 9
    expect(letterOf('venice', 'en')).toContain(
      'Counted one by one: Homicide 9 (114 on record since November 2023).',
    );
    expect(letterOf('venice', 'en')).not.toMatch(/judge: [^.]*Homicide/);
    expect(letterOf('hollywood', 'en')).toContain('Homicide 0 (0 on record');
    expect(letterOf('venice', 'es')).toContain('en los registros desde noviembre de 2023');
    const { moves } = newsEntry.parse(await get('/api/news/crime-2026-10?area=venice'));
    expect(moves.at(-1)).toEqual({
      title: 'Counted one by one',
      sentence: 'Homicide 9 (114 on record since November 2023).',
      ...{ up: [], down: [] },
    });
    expect(moves[0]?.up.map(({ name }) => name)).not.toContain('Homicide');
  });

  test('a newsletter never describes a count outside its range, or an untested one, as usual', () => {
    const { sentences = [] } =
      describeCrimeTypes(
        { crime: factsOf('venice'), period: OCTOBER } as AreaEditionFacts,
        messages.en,
      ) ?? {};
    const text = plain(sentences.join(' '));
    expect(text).toMatch(/Burglary (37)? ?/);
    expect(text).toMatch(/Burglary: 37, more than usual|Outside the usual range[^.]*Burglary 37/);
    expect(text).toMatch(/Robbery: 9, more than usual \(0 to \d\); \d in October 2025/);
    expect(text).not.toContain('Every crime type was within');
  });
});
