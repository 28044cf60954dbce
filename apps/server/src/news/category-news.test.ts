import { jsonFeed } from '@townlight/contract/feed';
import { type NewsEntry, newsEntry, newsList } from '@townlight/contract/news';
import { dayInCounty } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/open-database.ts';
import type { Job } from '../platform/jobs/job.ts';
import { describeOnStore, silentLog } from '../platform/testing/databases.ts';
import { signInForTests } from '../staff/testing/sign-in-for-tests.ts';
import { makeSmallCounty } from '../testing/make-small-county.ts';
import { openPagesApp } from '../testing/open-pages-app.ts';
import type { TestApp } from '../testing/open-test-app.ts';

const ID = `categories-${dayInCounty(new Date(), 'America/Los_Angeles')}`;

describeOnStore('news of the categories', (open) => {
  let database: Database;
  let made: TestApp;
  let staff: { cookie: string; origin: string };
  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    made = await openPagesApp(database);
    await made.snapshots.first;
    staff = await signInForTests(database.pool, 'editor', 'ana@example.org');
  });
  afterAll(() => made.close());

  const save = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/bundles/${path}`;
    const reply = await made.app.inject({
      method,
      url,
      headers: staff,
      ...(payload && { payload }),
    });
    expect(reply.statusCode, reply.body).toBe(200);
    await made.snapshots.lookNow();
  };
  const entry = async (query = ''): Promise<NewsEntry> =>
    newsEntry.parse((await made.app.inject(`/api/news/${ID}${query}`)).json());
  const ids = async () =>
    newsList.parse((await made.app.inject('/api/news')).json()).entries.map(({ id }) => id);
  const remember = async () => {
    const job = made.jobs.find(({ name }) => name === 'news-told') as Job;
    await job.handle(
      {},
      { signal: new AbortController().signal, attempt: 1, log: silentLog, send: async () => true },
    );
    await made.snapshots.lookNow();
  };

  test('there are none before staff have changed anything', async () => {
    expect((await ids()).filter((id) => id.startsWith('categories'))).toEqual([]);
  });

  test('what one day changed is one entry, in plain words, and not who changed it', async () => {
    await save('POST', 'big', { name: 'Traffic' });
    await remember();
    await save('PUT', 'small/Robbery', { new_name: 'Mugging', big_bundles: ['Violent Crime'] });
    await save('PUT', 'nicknames/Petty%20Theft', {
      new_name: 'Petty Theft',
      small_bundle_name: 'Burglary',
    });
    const told = await entry();
    expect(told).toMatchObject({
      kind: 'categories',
      state: 'current',
      title: 'Crime categories changed',
    });
    expect(told.summary).toMatch(
      /^The categories in which crimes are counted changed on .*: 1 change to a category, 2 changes to crime types, and 1 kind of crime moved\. All years on record are now counted by the new ones/,
    );
    expect(told.came).toEqual([
      'New category: “Traffic”.',
      'The type “Robbery” is now called “Mugging”.',
      'The type “Mugging” is no longer part of the category “Property Crime”.',
      '“Petty Theft” now counts as the type “Burglary”; before it counted as “Package, Mail and Other Theft”.',
    ]);
    expect(Date.parse(told.updated_at)).toBeGreaterThan(Date.parse(told.published_at));
    expect(JSON.stringify(told)).not.toMatch(/ana@|example\.org/);
    expect((await ids())[0]).toBe(ID);
  });

  test('in Spanish, for a neighborhood as for all, in the feeds and on a page', async () => {
    const told = await entry('?language=es&area=venice');
    expect(told.title).toBe('Cambios en las categorías de delitos');
    expect(told.came).toContain('Nueva categoría: “Traffic”.');
    expect(told.area).toBeNull();
    expect(told.path).toBe(`/news/${ID}`);
    const feed = jsonFeed.parse((await made.app.inject('/news.json')).json());
    expect(feed.items.map(({ id }) => id)).toContain(`urn:townlight:news:${ID}`);
    expect((await made.app.inject(`/news/${ID}`)).body).toContain(
      'og:image:alt" content="Townlight: Crime categories changed',
    );
  });

  test('what is taken back on the same day keeps its address and says so', async () => {
    await remember();
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from bundle_change order by id desc',
    );
    for (const { id } of rows) await save('POST', `changes/${id}/undo`);
    await remember();
    expect(await entry()).toMatchObject({
      state: 'withdrawn',
      summary: 'These changes were undone on the same day.',
      came: [],
    });
    expect((await entry()).remarks[0]).toMatch(/^Withdrawn .*: the changes were undone\.$/);
  });

  test('another name alone changes no figure', async () => {
    await save('PUT', 'big/Violent%20Crime', { new_name: 'Violence' });
    expect(await entry()).toMatchObject({
      state: 'current',
      came: ['The category “Violent Crime” is now called “Violence”.'],
      summary: expect.stringContaining('the figures stay the same'),
    });
  });
});
