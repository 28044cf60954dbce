import { jsonFeed } from '@townlight/contract/feed';
import { type NewsEntry, newsEntry, newsList } from '@townlight/contract/news';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { describeOnBothStores, silentLog } from '../../platform/testing/databases.ts';
import { makeReports } from '../../testing/make-crime-rows.ts';
import { makeSmallCounty, type SmallCounty } from '../../testing/make-small-county.ts';
import { makeUsualMonths } from '../../testing/make-usual-months.ts';
import { openPagesApp } from '../../testing/open-pages-app.ts';
import type { TestApp } from '../../testing/open-test-app.ts';
import { insertTestAir } from '../air/testing/insert-test-air.ts';
import { signInForTests } from '../staff/testing/sign-in-for-tests.ts';

/** Base URL of feeds and of pages; `app.inject` sends this host. */
const SITE = 'https://townlight.example';
const HOST = 'http://localhost:80';
const CRIME = 'crime-2026-10';
const DAYS = 31 + 19;

describeOnBothStores('news', (open) => {
  let database: Database;
  let county: SmallCounty;
  let testApp: TestApp;

  beforeAll(async () => {
    database = await open();
    county = await makeSmallCounty(database.pool);
    await makeUsualMonths(database.pool, county);
    await database.pool.query(
      `update release set report = '{"agency": "lapd", "months": [{"from": 24285, "to": 24321}]}' where source = 'lapd-nibrs'`,
    );
    // October: the air in Hollywood is bad on the 14th, which the news report after three days.
    const hours = Array.from({ length: DAYS * 24 }, (_, at) =>
      Math.floor(at / 24) === 13 ? 60 : 10,
    );
    await insertTestAir(database.pool, [
      { station: 'hollywood', from: '2026-10-01T00:00:00-07:00', hours },
    ]);
    testApp = await openPagesApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  const get = async (path: string) => await testApp.app.inject(path);
  const entry = async (id: string, query = ''): Promise<NewsEntry> =>
    newsEntry.parse((await get(`/api/news/${id}${query}`)).json());
  const remember = async () => {
    const job = testApp.jobs.find(({ name }) => name === 'news-told') as Job;
    await job.handle(
      {},
      {
        signal: new AbortController().signal,
        id: 'job',
        attempt: 1,
        log: silentLog,
        send: () => Promise.resolve(true),
      },
    );
    await testApp.snapshots.checkNow();
  };
  const burglaries = async (count: number) => {
    await makeReports(database.pool, {
      agencyId: county.lapd,
      reports: [{ area: county.areas.hollywood, month: '2026-10', kind: 'Burglary', count }],
    });
    await moved('crime');
  };
  const moved = async (subject: string) => {
    await inTransaction(database.pool, (client) => bumpVersion(client, subject));
    await testApp.snapshots.checkNow();
  };

  test('an entry for the newest month of crime and for each month of air that is over', async () => {
    const { entries, more } = newsList.parse((await get('/api/news')).json());
    expect(entries.map(({ id, published_at }) => [id, published_at])).toEqual([
      [CRIME, '2026-11-12T08:00:00.000Z'],
      // Five hours after its end.
      ['air-2026-10', '2026-11-01T12:00:00.000Z'],
    ]);
    expect(more).toBe(false);
  });

  test('crime: what was reported where records are complete, which agency supplied it, and caveats', async () => {
    expect(await entry(CRIME)).toMatchObject({
      title: 'Crime in October 2026',
      summary:
        '69 crimes were reported in October 2026 in the 3 of 5 neighborhoods of Los Angeles County whose records are complete. That is more than usual (2 to 30); 0 in October 2025.',
      came: ['Records for October 2026 came in on November 12, 2026 from the Los Angeles Police.'],
      remarks: ['These figures are provisional: reports are still being added and revised.'],
      state: 'current',
      editor: null,
      // the trend of that month, as on the entry's own map
      links: [
        { path: '/map?mode=traj&period=custom&from=2026-10&to=2026-10' },
        { path: '/neighborhood' },
      ],
    });
  });

  test('crime: what moved most, with its usual range', async () => {
    const { moves } = await entry(CRIME);
    expect(moves.map(({ title, up, down }) => ({ title, up, down }))).toEqual([
      {
        title: 'Neighborhoods that stand out',
        up: [
          expect.objectContaining({
            name: 'Hollywood',
            path: '/neighborhood/hollywood/10/2026',
            text: '51, more than usual (1 to 21); 0 in October 2025',
            change: null,
          }),
          expect.objectContaining({ name: 'Venice', count: 13, before: 0 }),
        ],
        down: [],
      },
      {
        title: 'Crimes that stand out',
        up: [
          expect.objectContaining({ name: 'Burglary', path: '/crime/burglary/10/2026', count: 45 }),
          expect.objectContaining({ name: 'Package, Mail and Other Theft' }),
          expect.objectContaining({ name: 'Robbery' }),
        ],
        down: [],
      },
    ]);
  });

  test('a month of crime has the same neighborhoods in its 12 months, and a map of the changes', async () => {
    const { crime_month: county, air_month: air } = await entry(CRIME);
    expect(county).toMatchObject({ month: '2026-10', count: 69, before: 0, clear: 'up', areas: 3 });
    expect(county?.months.map(({ month }) => month)).toEqual([
      ...['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04'],
      ...['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
    ]);
    expect(county?.months.at(-1)).toEqual({ month: '2026-10', count: 69, before: 0 });
    expect(air).toBe(null);
    const { crime_month: venice } = await entry(CRIME, '?area=venice');
    expect(venice).toMatchObject({ count: 13, before: 0, clear: 'up', areas: 1 });
    expect(venice?.months.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(35);
    expect((await entry(CRIME, '?area=east-los-angeles')).crime_month).toBe(null);

    for (const figures of [county, venice]) {
      expect(figures?.map.shows).toBe('change');
      const map = await get(`/images${figures?.map.path}`);
      expect(map.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(map.body).toMatch(/<title>Crime in /);
    }
    expect((await get('/images/news/air-2026-10/map.svg')).statusCode).toBe(404);
  });

  test('a month of air has its unhealthy days and its worst day', async () => {
    expect((await entry('air-2026-10', '?language=es')).air_month).toEqual({
      ...{ month: '2026-10', days: 31, unhealthy_days: 1 },
      ...{ highest_aqi: 140, highest_category: 'dañina para grupos sensibles' },
    });
    expect((await entry('air-2026-10', '?area=hollywood')).air_month?.unhealthy_days).toBe(1);
  });

  test('a neighborhood’s entry has its figures, in either language, or states that records are incomplete', async () => {
    expect(await entry(CRIME, '?area=venice&language=es')).toMatchObject({
      title: 'Delitos en Venice en octubre de 2026',
      summary:
        'Se reportaron 35 delitos en Venice en los 12 meses hasta octubre de 2026, dentro de lo usual (de 0 a 43); 22 en los mismos meses un año antes (ahora entre un 11% menos y un 187% más). Un solo mes tiene pocos reportes aquí: 13 en octubre de 2026, más de lo usual (de 0 a 11).',
      path: '/news/crime-2026-10?area=venice',
    });
    expect((await entry(CRIME, '?area=east-los-angeles')).summary).toBe(
      'Not all police departments have supplied their records for October 2026 in East Los Angeles.',
    );
  });

  test('air: unhealthy days and the worst of them, without a comparison to a year without data', async () => {
    expect((await entry('air-2026-10')).summary).toBe(
      'On 1 of 31 days in October 2026 the air was unhealthy for sensitive groups, or worse, in at least one neighborhood of Los Angeles County. ' +
        'The highest daily average was on October 14, in Desert: PM2.5 AQI 140 (unhealthy for sensitive groups).',
    );
    expect((await entry('air-2026-10', '?area=hollywood')).summary).toContain(
      'The air in Hollywood had an estimated 11.6 µg/m³ of PM2.5 on average in October 2026. On 1 of 31 days',
    );
  });

  test('new boundaries and coronavirus data have an entry per day, without numbers of cases', async () => {
    await database.pool.query(
      `insert into release (kind, source, origin, fingerprint, published_at, rows_read) values
         ('boundaries', 'neighborhoods', 'a.geojson', 'a', '2026-11-13T05:00:00Z', 272),
         ('coronavirus', 'latimes', 'b.csv', 'b', '2026-11-13T20:00:00Z', 9000)`,
    );
    await moved('news');
    // The evening of the 12th in the county.
    expect(await entry('boundaries-2026-11-12', '?area=venice')).toMatchObject({
      kind: 'places',
      area: null,
      path: '/news/boundaries-2026-11-12',
      title: 'New boundaries',
      came: ['Neighborhoods: 272 areas.'],
    });
    expect(await entry('coronavirus-2026-11-13', '?language=es')).toMatchObject({
      kind: 'coronavirus',
      title: 'Casos de coronavirus',
      links: [{ path: '/coronavirus' }],
    });
    await database.pool.query(`delete from release where origin in ('a.geojson', 'b.csv')`);
    await moved('news');
  });

  test('unknown entries and areas return 404', async () => {
    for (const path of [
      '/api/news/crime-1999-01',
      '/api/news?area=atlantis',
      `/api/news/${CRIME}?area=atlantis`,
      '/api/news?after=nothing-1',
      '/news.atom?area=atlantis',
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  });

  test('feeds with ids that stay, of the county and of a neighborhood', async () => {
    const reply = await get('/news.json?area=venice');
    expect(reply.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = jsonFeed.parse(reply.json());
    expect(feed).toMatchObject({
      title: 'News about Venice',
      home_page_url: `${SITE}/news?area=venice`,
      feed_url: `${SITE}/news.json?area=venice`,
    });
    expect(feed.items[0]).toMatchObject({
      id: 'urn:townlight:news:crime-2026-10/venice',
      url: `${SITE}/news/crime-2026-10?area=venice`,
      title: 'Crime in Venice in October 2026',
    });
    const atom = await get('/news.atom?language=es');
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(atom.body).toContain('<id>urn:townlight:news:crime-2026-10</id>');
    expect(atom.body).toContain(`<link href="${SITE}/es/news/crime-2026-10"/>`);
    const again = await testApp.app.inject({
      url: '/news.atom?language=es',
      headers: { 'if-none-match': String(atom.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('pages have one address, a picture and links to their feeds', async () => {
    const { body } = await get('/es/news/crime-2026-10?area=venice');
    expect(body).toContain(
      `<link rel="canonical" href="${HOST}/es/news/crime-2026-10?area=venice" />`,
    );
    expect(body).toContain(
      'type="application/atom+xml" title="Noticias de Venice" href="/news.atom?area=venice&amp;language=es"',
    );
    const [, picture = ''] = /og:image" content="http:\/\/localhost:80(.*?)"/.exec(body) ?? [];
    const image = await get(picture.replaceAll('&amp;', '&'));
    expect(image.headers['content-type']).toBe('image/png');
    expect(image.headers['cache-control']).toContain('immutable');
    expect((await get('/news')).body).toContain(
      'type="application/feed+json" title="News" href="/news.json"',
    );
    expect((await get('/news/nothing')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/sitemap.xml')).body).toContain(`<loc>${HOST}/es/news/air-2026-10</loc>`);
  });

  test('an editor’s paragraph is saved by staff, returned in its language, recorded in the audit log and removed', async () => {
    const url = `/api/news/${CRIME}/paragraph`;
    const written = {
      language: 'en',
      markdown: 'Why **burglary** rose: [ask](https://example.org).',
    };
    expect((await testApp.app.inject({ method: 'PUT', url, payload: written })).statusCode).toBe(
      401,
    );
    expect((await get(url)).statusCode).toBe(401);
    const headers = await signInForTests(database.pool);
    const put = async (payload: object) =>
      (await testApp.app.inject({ method: 'PUT', url, headers, payload })).json();
    expect(await put(written)).toEqual({ message: 'The paragraph was saved.', error: false });
    expect((await entry(CRIME)).editor).toMatchObject({
      html: '<p>Why <strong>burglary</strong> rose: <a href="https://example.org">ask</a>.</p>',
      text: 'Why burglary rose: ask.',
    });
    expect((await entry(CRIME, '?language=es')).editor).toBeNull();
    const asWritten = await testApp.app.inject({ url, headers });
    expect(asWritten.json().paragraphs).toMatchObject([
      { ...written, written_by: 'editor@example.org' },
    ]);
    expect(await put(written)).toMatchObject({ message: 'Nothing needed to change.' });
    expect(await put({ language: 'en', markdown: ' ' })).toMatchObject({
      message: 'The paragraph was removed.',
    });
    expect((await entry(CRIME)).editor).toBeNull();
    const { rows } = await database.pool.query(
      `select by, what, of from staff_change where subject = 'news' order by id`,
    );
    expect(rows).toEqual([
      { by: 'editor@example.org', what: 'added', of: 'paragraph of crime-2026-10 (en)' },
      { by: 'editor@example.org', what: 'deleted', of: 'paragraph of crime-2026-10 (en)' },
    ]);
  });

  test('a corrected month retains its id and date, and includes the earlier figures', async () => {
    await remember();
    await burglaries(49);
    await remember();
    const corrected = await entry(CRIME);
    expect(corrected).toMatchObject({
      state: 'corrected',
      published_at: '2026-11-12T08:00:00.000Z',
    });
    expect(corrected.summary).toContain('49 crimes were reported');
    expect(corrected.remarks[0]).toMatch(
      /^Updated .*: first published as 69 crimes in 3 neighborhoods, now 49 in 3\.$/,
    );
    expect(Date.parse(corrected.updated_at)).toBeGreaterThan(Date.parse(corrected.published_at));
    expect(corrected.correction).toBe(corrected.remarks[0]);
    expect((await entry(CRIME, '?area=venice')).remarks).toContainEqual(
      expect.stringContaining('figures for this month changed'),
    );
    const feed = jsonFeed.parse((await get('/news.json')).json());
    expect(feed.items.find(({ id }) => id === `urn:townlight:news:${CRIME}`)).toMatchObject({
      date_modified: corrected.updated_at,
    });
  });

  test('a withdrawn month retains its id and is marked as withdrawn', async () => {
    await database.pool.query('delete from agency_month');
    await database.pool.query(`delete from crime_month`);
    await moved('crime');
    await remember();
    const withdrawn = await entry(CRIME);
    expect(withdrawn).toMatchObject({
      state: 'withdrawn',
      title: 'Crime in October 2026',
      summary: 'The data behind this entry are no longer published.',
      moves: [],
    });
    expect(withdrawn.remarks[0]).toMatch(/^Withdrawn .*It was first published as 69 crimes\.$/);
    const page = await get(`/news/${CRIME}`);
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, undefined]);
  });
});
