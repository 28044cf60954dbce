import { FEEDBACK_PAGE_SIZE, feedbackCounts, feedbackList } from '@townlight/contract/feedback';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { createAppForTests } from '../../../platform/testing/create-app-for-tests.ts';
import { describeOnStore, silentLog } from '../../../platform/testing/databases.ts';
import { signInForTests } from '../../staff/testing/sign-in-for-tests.ts';
import { feedbackStaffRoutes } from './staff-routes.ts';

const THREE = `insert into feedback (id, submitted_at, page, language, comment, looking_for, handled_at, handled_by) values
  (1, '2026-10-31T12:00:00Z', '/map?area=venice', 'en', 'The map is slow', null, null, null),
  (2, '2026-11-02T07:59:00Z', '/neighborhood/venice', 'es', 'Falta la CALLE', 'robos en mi calle', null, null),
  (3, '2026-11-02T08:01:00Z', '/neighborhood/acton', 'en', '=HYPERLINK("x")', null, '2026-11-03T00:00:00Z', 'bo@example.org')`;

describeOnStore('feedback for staff', (open) => {
  let database: Database;
  let app: App;
  let staff: { cookie: string; origin: string };
  const markChanged = vi.fn();
  beforeAll(async () => {
    database = await open();
    const { pool } = database;
    staff = await signInForTests(pool, 'editor', 'ana@example.org');
    app = await createAppForTests({
      trustedProxies: 'loopback',
    });
    const server = { pool, log: silentLog, publicUrl: undefined, markChanged } as never;
    feedbackStaffRoutes(app, server, 'America/Los_Angeles');
  });
  beforeEach(async () => {
    markChanged.mockClear();
    await database.pool.query('delete from feedback');
    await database.pool.query('delete from staff_change');
    await database.pool.query(THREE);
  });
  afterAll(() => app.close());

  const get = async (query = '') =>
    feedbackList.parse(
      (await app.inject({ url: `/api/staff/feedback?${query}`, headers: staff })).json(),
    );
  const ids = async (query: string) => (await get(query)).entries.map(({ id }) => id);

  test.each([
    'GET /api/staff/feedback',
    'GET /api/staff/feedback.csv',
    'GET /api/staff/feedback/counts',
    'PUT /api/staff/feedback/1/handled',
    'DELETE /api/staff/feedback/1',
  ])('requires a staff session: %s', async (call) => {
    const [method, url] = call.split(' ') as ['GET', string];
    const reply = await app.inject({ method, url, payload: { handled: true } });
    expect(reply.statusCode).toBe(401);
    expect(reply.body).not.toContain('map is slow');
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  test('lists the newest first, in full, with the kinds of pages', async () => {
    const list = await get();
    expect(list.found).toBe(3);
    expect(list.entries.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(list.entries[1]).toEqual({
      id: 2,
      submitted_at: '2026-11-02T07:59:00.000Z',
      page: '/neighborhood/venice',
      language: 'es',
      comment: 'Falta la CALLE',
      looking_for: 'robos en mi calle',
      handled: null,
    });
    expect(list.entries[0]?.handled).toEqual({
      at: '2026-11-03T00:00:00.000Z',
      by: 'bo@example.org',
    });
    expect(list.kinds).toEqual([
      { kind: '/neighborhood', count: 2 },
      { kind: '/map', count: 1 },
    ]);
  });

  test.each([
    ['kind=/neighborhood', [3, 2]],
    ['kind=/map', [1]],
    ['answer=looking_for', [2]],
    ['answer=comment', [3, 2, 1]],
    ['words=calle', [2]],
    ['words=robos&answer=comment', []],
    ['words=robos&answer=looking_for', [2]],
    ['words=falta&answer=looking_for', []],
    ['words=%25', []],
    ['from=2026-11-02', [3]],
    ['to=2026-11-01', [2, 1]],
    ['from=2026-11-01&to=2026-11-01', [2]],
    ['state=open', [2, 1]],
    ['state=handled', [3]],
    ['state=open&kind=/neighborhood&words=', [2]],
  ])('%s leaves %j', async (query, left) => {
    expect(await ids(query)).toEqual(left);
    expect((await get(query)).found).toBe(left.length);
  });

  test('a page has twenty entries, and the next page continues', async () => {
    await database.pool.query(
      `insert into feedback (id, page, language, comment) select n, '/crime', 'en', 'n' || n from generate_series(10, 39) n`,
    );
    const first = await get();
    expect(first.found).toBe(33);
    expect(first.entries).toHaveLength(FEEDBACK_PAGE_SIZE);
    const all = [...first.entries, ...(await get('page=2')).entries];
    expect(new Set(all.map(({ id }) => id)).size).toBe(33);
    expect((await get('page=3')).entries).toEqual([]);
  });

  test('as CSV with the same filters, that a spreadsheet reads and does not run', async () => {
    const reply = await app.inject({
      url: '/api/staff/feedback.csv?kind=/neighborhood',
      headers: staff,
    });
    expect(reply.headers['content-disposition']).toContain('feedback.csv');
    const { data, errors } = Papa.parse<Record<string, string>>(reply.body, {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data.map(({ id, comment, handled_at }) => [id, comment, handled_at])).toEqual([
      ['3', `'=HYPERLINK("x")`, '2026-11-03T00:00:00.000Z'],
      ['2', 'Falta la CALLE', ''],
    ]);
  });

  // Regression: downloads were not recorded in the audit log.
  test('a download is recorded in the audit log, without the search terms', async () => {
    for (const query of ['', '?words=calle&from=2026-11-01'])
      await app.inject({ url: `/api/staff/feedback.csv${query}`, headers: staff });
    await app.inject({ url: '/api/staff/feedback.csv' });
    const { rows } = await database.pool.query(
      'select by, what, of, after from staff_change order by id',
    );
    const download = { by: 'ana@example.org', what: 'downloaded', of: 'feedback.csv' };
    expect(rows).toEqual([
      { ...download, after: { entries: 3 } },
      { ...download, after: { entries: 1, from: '2026-11-01', words: true } },
    ]);
    expect(markChanged).toHaveBeenCalledTimes(2);
  });

  const changes = async () =>
    (
      await database.pool.query<{ what: string; of: string; by: string; all: string }>(
        'select what, of, by, to_jsonb(c)::text as all from staff_change c order by id',
      )
    ).rows;
  const send = async (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
    await app.inject({ method, url, headers: staff, ...(payload && { payload }) });

  test('is marked as handled and reopened, and the audit log records by whom', async () => {
    const url = '/api/staff/feedback/2/handled';
    expect((await send('PUT', url, { handled: true })).statusCode).toBe(200);
    expect((await get('state=handled')).entries[1]).toMatchObject({
      id: 2,
      handled: { by: 'ana@example.org' },
    });
    expect((await send('PUT', url, { handled: true })).json().message).toContain('Nothing needed');
    await send('PUT', url, { handled: false });
    expect(await ids('state=open')).toEqual([2, 1]);
    expect((await changes()).map(({ what, of, by }) => `${by} ${what} ${of}`)).toEqual([
      'ana@example.org handled feedback 2',
      'ana@example.org opened again feedback 2',
    ]);
    expect(markChanged).toHaveBeenCalledTimes(2);
    expect(
      (await send('PUT', '/api/staff/feedback/99/handled', { handled: true })).statusCode,
    ).toBe(404);
  });

  test('an entry is deleted, and the audit log records that without its text', async () => {
    expect((await send('DELETE', '/api/staff/feedback/2')).statusCode).toBe(200);
    expect(await ids('')).toEqual([3, 1]);
    const [change] = await changes();
    expect(change).toMatchObject({ what: 'deleted', of: 'feedback 2', by: 'ana@example.org' });
    expect(change?.all).not.toMatch(/calle/i);
    expect((await send('DELETE', '/api/staff/feedback/2')).statusCode).toBe(404);
    expect(await changes()).toHaveLength(1);
  });

  test('the counts include the number of open entries', async () => {
    const reply = await app.inject({ url: '/api/staff/feedback/counts', headers: staff });
    expect(feedbackCounts.parse(reply.json())).toEqual({ open: 2, all: 3 });
  });
});
