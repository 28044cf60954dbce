import { jsonFeed } from '@townlight/contract/feed';
import { type NewsEntry, newsEntry, newsList } from '@townlight/contract/news';
import { formatLocalDate } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openPagesApp } from '../../testing/open-pages-app.ts';
import type { TestApp } from '../../testing/open-test-app.ts';
import { signInForTests } from '../staff/testing/sign-in-for-tests.ts';

const ID = `categories-${formatLocalDate(new Date(), 'America/Los_Angeles')}`;

describeOnStore('news of the categories', (open) => {
  let database: Database;
  let testApp: TestApp;
  let staff: { cookie: string; origin: string };
  beforeAll(async () => {
    database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openPagesApp(database);
    await testApp.snapshots.first;
    staff = await signInForTests(database.pool, 'editor', 'ana@example.org');
  });
  afterAll(() => testApp.close());

  const save = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/bundles/${path}`;
    const reply = await testApp.app.inject({
      method,
      url,
      headers: staff,
      ...(payload && { payload }),
    });
    expect(reply.statusCode, reply.body).toBe(200);
    await testApp.snapshots.checkNow();
  };
  const entry = async (query = ''): Promise<NewsEntry> =>
    newsEntry.parse((await testApp.app.inject(`/api/news/${ID}${query}`)).json());
  const ids = async () =>
    newsList.parse((await testApp.app.inject('/api/news')).json()).entries.map(({ id }) => id);
  const remember = async () => {
    const job = testApp.jobs.find(({ name }) => name === 'news-told') as Job;
    await job.handle(
      {},
      {
        signal: new AbortController().signal,
        id: 'job',
        attempt: 1,
        log: silentLog,
        send: async () => true,
      },
    );
    await testApp.snapshots.checkNow();
  };

  test('do not exist before staff have changed anything', async () => {
    expect((await ids()).filter((id) => id.startsWith('categories'))).toEqual([]);
  });

  test('the changes of one day are one entry, in plain language, without who made them', async () => {
    await save('POST', 'big', { name: 'Traffic' });
    await remember();
    await save('PUT', 'small/Robbery', { new_name: 'Mugging', big_bundles: ['Violent Crime'] });
    await save('PUT', 'nicknames/Petty%20Theft', {
      new_name: 'Petty Theft',
      small_bundle_name: 'Burglary',
    });
    const described = await entry();
    expect(described).toMatchObject({
      kind: 'categories',
      state: 'current',
      title: 'Crime categories changed',
    });
    expect(described.summary).toMatch(
      /^The categories in which crimes are counted changed on .*: 1 change to a category, 2 changes to crime types, and 1 kind of crime moved\. All years on record are now counted by the new ones/,
    );
    expect(described.came).toEqual([
      'New category: “Traffic”.',
      'The type “Robbery” is now called “Mugging”.',
      'The type “Mugging” is no longer part of the category “Property Crime”.',
      '“Petty Theft” now counts as the type “Burglary”; before it counted as “Package, Mail and Other Theft”.',
    ]);
    expect(Date.parse(described.updated_at)).toBeGreaterThan(Date.parse(described.published_at));
    expect(JSON.stringify(described)).not.toMatch(/ana@|example\.org/);
    expect((await ids())[0]).toBe(ID);
  });

  test('in Spanish, for a neighborhood as for all, in the feeds and on a page', async () => {
    const described = await entry('?language=es&area=venice');
    expect(described.title).toBe('Cambios en las categorías de delitos');
    expect(described.came).toContain('Nueva categoría: “Traffic”.');
    expect(described.area).toBeNull();
    expect(described.path).toBe(`/news/${ID}`);
    const feed = jsonFeed.parse((await testApp.app.inject('/news.json')).json());
    expect(feed.items.map(({ id }) => id)).toContain(`urn:townlight:news:${ID}`);
    expect((await testApp.app.inject(`/news/${ID}`)).body).toContain(
      'og:image:alt" content="Townlight: Crime categories changed',
    );
  });

  test('changes undone on the same day leave the entry with its id, marked as withdrawn', async () => {
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
