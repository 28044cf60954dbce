import { VISUAL_CATEGORIES } from '@townlight/domain/subscriptions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { listFeatures } from '../../features.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import { loadSample } from '../../sample/index.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { signInForTests } from '../staff/testing/sign-in-for-tests.ts';
import { scheduleDueEdition } from './edition/automatic-editions.ts';
import { setAutomaticEditions } from './edition/edition-workflow.ts';
import { testEmailJob } from './email/test-email-job.ts';
import { readEditions, transitionEdition } from './store/editions.ts';
import { insertEmails, insertMailing } from './store/outbox.ts';

describeOnStore('an edition, from draft to web page', (open) => {
  let database: Database;
  let testApp: TestApp;
  const queued: { name: string; payload: object }[] = [];
  let signedIn: { cookie: string; origin: string };
  beforeAll(async () => {
    database = await open();
    const features = listFeatures(readConfig({}));
    await loadSample(database, features, {
      through: '2026-10',
      scale: 0.02,
    });
    testApp = await openTestApp(database, {
      features,
      featuresUrl: new URL('../../features.ts', import.meta.url).href,
      async send({ name }, payload) {
        queued.push({ name, payload });
        return true;
      },
    });
    await testApp.snapshots.first;
    signedIn = await signInForTests(database.pool);
  });
  afterAll(() => testApp.close());

  const staff = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const reply = await testApp.app.inject({
      method,
      url: `/api/staff/newsletter/${path}`,
      headers: signedIn,
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const preview = async () =>
    (await staff('GET', 'editions/2026-10/preview?area=hollywood&language=en')).body;
  const page = (path = '/news/2026-10/hollywood') => testApp.app.inject({ url: path });

  test('can be drafted for a month on record, and for no other', async () => {
    expect(await staff('POST', 'editions', { id: '2031-01' })).toMatchObject({
      status: 409,
      body: { message: 'There are no full records of 2031-01; the last full month is 2026-10.' },
    });
    expect(await staff('POST', 'editions', { id: '2026-10' })).toMatchObject({ status: 200 });
    expect((await staff('POST', 'editions', { id: '2026-10' })).status).toBe(409);
    const text = {
      notes: { en: '**Hello** Hollywood', es: 'Hola' },
      categories: ['crime-overview', 'data-news', 'editors-note'],
    };
    const before = { notes: { en: '', es: '' }, categories: VISUAL_CATEGORIES };
    const write = () => staff('PUT', 'editions/2026-10', { ...text, before });
    expect((await write()).status).toBe(200);
    // An editor who started from the same state cannot overwrite it unnoticed.
    expect(await write()).toMatchObject({
      status: 409,
      body: {
        message:
          'Someone else saved edition 2026-10 after you started; look at their text before you save yours.',
      },
    });
    expect(await preview()).toMatchObject({ subject: 'Hollywood in October 2026 | Townlight' });
    expect((await preview()).html).toContain('<strong>Hello</strong>');
    const [, news = ''] =
      /href="http[^"]*?(\/news\/crime-2026-10)"/.exec((await preview()).html) ?? [];
    expect((await testApp.app.inject({ url: `/api${news}` })).json()).toMatchObject({
      kind: 'crime',
    });
    expect((await page()).statusCode).toBe(404);
  });

  test('a test email is sent to the requesting staff member, whose address is not in the job queue', async () => {
    const of = { area: 'hollywood', language: 'en' };
    expect(await staff('POST', 'editions/2026-10/test', of)).toMatchObject({
      status: 200,
      body: { message: 'A test is on its way to editor@example.org.' },
    });
    const [given] = queued.filter(({ name }) => name === 'newsletter-test');
    expect(given?.payload).toMatchObject(of);
    expect(JSON.stringify(given)).not.toContain('@');

    const mailed: Mail[] = [];
    const mailer = {
      sends: true,
      deliver: async (mail: Mail) => void mailed.push(mail),
      close: () => undefined,
    };
    const content = { subject: 'Hollywood in October 2026', html: '<p>', text: 'x' };
    const job = testEmailJob(database.pool, mailer, async () => content);
    const run = {
      signal: new AbortController().signal,
      id: 'job',
      attempt: 1,
      log: silentLog,
      send: vi.fn(),
    };
    await job.handle(job.payload.parse(given?.payload), run);
    expect(mailed).toMatchObject([
      { to: 'editor@example.org', subject: '[Test] Hollywood in October 2026' },
    ]);
    await job.handle({ ...job.payload.parse(given?.payload), memberId: crypto.randomUUID() }, run);
    expect(mailed).toHaveLength(1);
  });

  test('retains its figures once scheduled, whatever is published', async () => {
    const at = '2026-11-13T17:00:00Z';
    expect((await staff('POST', 'editions/2026-10/schedule', { at })).status).toBe(200);
    const before = await preview();
    await database.pool.query(`delete from agency_month`);
    await database.pool.query(
      `update data_version set version = version + 1 where subject = 'crime'`,
    );
    await testApp.snapshots.checkNow();
    expect(await preview()).toEqual(before);
    const { editions } = (await staff('GET', 'editions')).body;
    expect(editions[0]).toMatchObject({ state: 'scheduled', newer_figures: true });
    const text = { notes: { en: 'x', es: '' }, categories: ['trend'] };
    expect((await staff('PUT', 'editions/2026-10', text)).status).toBe(409);
  });

  test('is published on the web when its emails are sent, in both languages, with its images', async () => {
    expect((await page()).statusCode).toBe(404);
    await inTransaction(database.pool, (client) => transitionEdition(client, '2026-10', 'sending'));
    const { statusCode, body } = await page();
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Hollywood in October 2026 · Townlight</title>');
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).not.toContain('Unsubscribe');
    expect((await page('/es/news/2026-10/hollywood')).body).toContain('lang="es"');
    expect((await page('/news/2026-10/atlantis')).statusCode).toBe(404);
    expect(body).toContain('/news/crime-2026-10"');
    const [picture = ''] = body.match(/\/images\/newsletter\/2026-10[^"]+/) ?? [];
    const sent = await testApp.app.inject({ url: picture.replaceAll('&amp;', '&') });
    expect(sent.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(sent.rawPayload.readUInt32BE(16)).toBe(2 * 536);
  });

  test('can be paused and resumed, but not unscheduled, and each step is in the audit log', async () => {
    expect((await staff('POST', 'editions/2026-10/unschedule')).status).toBe(409);
    expect((await staff('POST', 'editions/2026-10/resume')).status).toBe(409);
    expect((await staff('GET', 'editions')).body.editions[0].letters).toBeNull();
    await inTransaction(database.pool, async (client) => {
      await insertMailing(client, { id: '2026-10', kind: 'edition' });
      const { rows } = await client.query<{ id: string }>(
        `insert into subscriber (address, address_hash, language)
          select 'plain:reader' || i || '@example.org', 'hash' || i, 'en' from generate_series(1, 2) i returning id`,
      );
      const ids = rows.map(({ id }) => id);
      await insertEmails(client, '2026-10', ids, true);
    });
    expect((await staff('GET', 'editions')).body.editions[0].letters).toMatchObject({
      complete: true,
      all: 2,
      accepted: 0,
      waiting: 2,
      per_second: 0,
    });
    expect((await staff('POST', 'editions/2026-10/pause')).status).toBe(200);
    expect((await staff('POST', 'editions/2026-10/resume')).status).toBe(200);
    const { rows } = await database.pool.query(
      `select what from staff_change where subject = 'newsletter' order by id`,
    );
    expect(rows.map(({ what }) => what)).toEqual([
      'drafted',
      'wrote',
      'scheduled',
      'paused',
      'resumed',
    ]);
  });

  test('is listed apart from weekly emails and alerts, which staff see with their email counts', async () => {
    await inTransaction(database.pool, (client) =>
      insertMailing(client, { id: 'weekly 2026-W47', kind: 'weekly' }),
    );
    const { mailings, editions } = (await staff('GET', 'editions')).body;
    expect(mailings).toMatchObject([
      { id: 'weekly 2026-W47', kind: 'weekly', ended_at: null, letters: { all: 0 } },
    ]);
    expect(editions.map(({ id }: { id: string }) => id)).not.toContain('weekly 2026-W47');
  });

  test('is scheduled automatically only if staff enable that, for real figures of a recent month', async () => {
    const pool = database.pool;
    const context = {
      pool,
      newestMonth: () => 24_322 as never,
      liveFacts: () => ({ facts: [], versions: {} }),
      isOlder: () => false,
    };
    const due = (given: { isSample?: boolean; now?: string } = {}) =>
      scheduleDueEdition({
        context,
        timeZone: 'America/Los_Angeles',
        isSample: () => given.isSample ?? false,
        now: () => new Date(given.now ?? '2026-12-12T20:30:00Z'),
      });
    expect(await due()).toBeNull();
    await setAutomaticEditions(context, true, 'command line');
    expect(await due({ isSample: true })).toBeNull();
    expect(await due({ now: '2027-06-01T00:00:00Z' })).toBeNull();
    expect(await due()).toBe('2026-11');
    const [newest] = await readEditions(pool);
    expect(newest).toMatchObject({
      state: 'scheduled',
      createdBy: 'automatic',
      scheduledAt: new Date('2026-12-13T17:00:00Z'),
    });
    expect(await due()).toBeNull();
  });
});
