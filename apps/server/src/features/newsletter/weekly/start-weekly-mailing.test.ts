import { ALERT_KINDS, type EmailFrequency } from '@townlight/domain/subscriptions';
import { formatYearMonth } from '@townlight/domain/time';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Database, StoreConfig } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NotReady } from '../../../platform/http/errors.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { describeOnStore, silentLog } from '../../../platform/testing/databases.ts';
import { startMailServer, type TestMailServer } from '../../../platform/testing/mail-server.ts';
import { buildSnapshot } from '../../../snapshot/build-snapshot.ts';
import { openSnapshot } from '../../../snapshot/open-snapshot.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { makeUsualMonths } from '../../../testing/make-usual-months.ts';
import { makeTestFeatures } from '../../../testing/test-features.ts';
import { insertTestAir } from '../../air/testing/insert-test-air.ts';
import { fillOutbox } from '../delivery/fill-outbox.ts';
import type { MailingKind } from '../delivery/mailing-kind.ts';
import { createEmailMessages } from '../messages/index.ts';
import { insertMailing, type Mailing, readOpenMailings } from '../store/outbox.ts';
import { countEmailsByState } from '../store/progress.ts';
import { addReader } from '../testing/make-readers.ts';
import { type DeliveryForTests, NOTE_MAILINGS, openDelivery } from '../testing/open-delivery.ts';
import { createWeeklyMailing } from './create-weekly-mailing.ts';
import { startWeeklyMailing, type WeeklySources, weeklyJob } from './start-weekly-mailing.ts';
import type { WeekFacts } from './week-facts.ts';

const TIME_ZONE = 'America/Los_Angeles';
const MONDAY = new Date('2026-11-23T09:05:00-08:00');
const WEEK = { id: 'weekly 2026-W47', areas: 5 };
/** Inserts the week before MONDAY and the hours of Monday until eight. */
const HOURS = 7 * 24 + 8;

describeOnStore('weekly emails', (open) => {
  let store: StoreConfig;
  let database: Database;
  let server: TestMailServer;
  let delivery: DeliveryForTests;

  beforeAll(async () => {
    store = await open.newStore();
    database = await open(store);
    const county = await makeSmallCounty(database.pool);
    await makeUsualMonths(database.pool, county);
    await subscribe('ana', ['docks', 'hollywood'], 'weekly');
    await subscribe('ben', ['venice'], 'weekly', { language: 'es' });
    await subscribe('cruz', ['hollywood'], 'monthly');
    await subscribe('dora', ['hollywood'], 'only-alerts', { alerts: ALERT_KINDS });
    await subscribe('eva', ['hollywood'], 'never', { alerts: ALERT_KINDS });
    await subscribe('fay', ['gone-from-the-map'], 'weekly');
  });
  beforeEach(async () => {
    for (const table of ['newsletter_mailing', 'newsletter_sender', 'air_reading', 'news_told'])
      await database.pool.query(`delete from ${table}`);
    await database.pool.query(
      `update release set sample = false, published_at = '2026-11-12T08:00:00Z', report = '{}'`,
    );
    server = await startMailServer();
    const messages = createEmailMessages({ timeZone: TIME_ZONE, spanishNames: {} });
    const emailContext = { siteUrl: 'https://townlight.example', messages };
    delivery = openDelivery(database.pool, {
      smtpUrl: server.url,
      kinds: { ...NOTE_MAILINGS, weekly: createWeeklyMailing(emailContext) },
    });
  });
  afterEach(async () => {
    delivery.close();
    await server.close();
  });

  const subscribe = (
    name: string,
    neighborhoods: readonly string[],
    howOften: EmailFrequency,
    more: { alerts?: readonly string[]; language?: string } = {},
  ) => addReader(database.pool, name, neighborhoods, { howOften, ...more });
  const chooses = (name: string, howOften: EmailFrequency) =>
    database.pool.query('update subscriber set how_often = $2 where address_hash = $1', [
      name,
      howOften,
    ]);
  const readAir = (value = 10) =>
    insertTestAir(database.pool, [
      {
        station: 'hollywood',
        from: '2026-11-16T00:00:00-08:00',
        hours: Array<number>(HOURS).fill(value),
      },
    ]);
  /** Publishes LAPD's data for all months from 2023 to October 2026 at a given time. */
  const publish = (at: string) =>
    database.pool.query(
      `update release set published_at = $1,
              report = '{"agency": "lapd", "months": [{"from": 24285, "to": 24321}]}'
        where source = 'lapd-nibrs'`,
      [at],
    );
  const sourcesAt = async (at: Date, pool = database.pool): Promise<WeeklySources> => {
    const named = makeTestFeatures({ mapboxToken: undefined, geocoderUrl: undefined });
    const features = Object.values(named);
    const snapshot = openSnapshot(features, await buildSnapshot(pool, features));
    const county = {
      county: 'Los Angeles County',
      timeZone: TIME_ZONE,
      spanishNames: {},
      sourceNames: {},
    };
    return {
      pool,
      figures: () => ({
        crime: snapshot.of(named.crime),
        air: snapshot.of(named.air),
        places: snapshot.of(named.places),
        news: snapshot.of(named.news),
        county,
      }),
      timeZone: TIME_ZONE,
      now: () => at,
    };
  };
  const begin = async (at = MONDAY) => await startWeeklyMailing(await sourcesAt(at));
  const begunWeek = async (): Promise<WeekFacts> => {
    const { rows } = await database.pool.query<{ about: WeekFacts }>(
      `select about from newsletter_mailing where kind = 'weekly'`,
    );
    return rows[0]?.about as WeekFacts;
  };
  const usefulUntil = (until: string) =>
    database.pool.query(`update newsletter_mailing set useful_until = now() + $1::interval`, [
      until,
    ]);
  const send = async () => {
    // The Wednesday of these weeks differs from that of the database's clock.
    await usefulUntil('1 h');
    await delivery.run();
    return server.received.map(({ to }) => to[0]?.split('@')[0]).sort();
  };

  test('begin on Monday morning, once, even with two concurrent processes', async () => {
    await readAir();
    expect(await begin(new Date('2026-11-23T08:55:00-08:00'))).toBeNull();
    // The embedded database has only one process.
    const second = database.kind === 'pglite' ? database : await open(store);
    const [one, other] = await Promise.all([sourcesAt(MONDAY), sourcesAt(MONDAY, second.pool)]);
    const begun = await Promise.all([startWeeklyMailing(one), startWeeklyMailing(other)]);
    expect(begun.filter((mailing) => mailing !== null)).toEqual([WEEK]);
    expect(await begin()).toBeNull();
    const { rows } = await database.pool.query('select id, useful_until from newsletter_mailing');
    expect(rows).toEqual([{ id: WEEK.id, useful_until: new Date('2026-11-26T00:00:00-08:00') }]);
  });

  test('of a server that was down begin until Tuesday evening, and not on Wednesday', async () => {
    await readAir();
    expect(await begin(new Date('2026-11-25T09:05:00-08:00'))).toBeNull();
    expect(await begin(new Date('2026-11-24T20:00:00-08:00'))).toBeNull();
    expect(await begin(new Date('2026-11-24T19:55:00-08:00'))).toEqual(WEEK);
    expect(await begin(new Date('2026-11-24T19:55:00-08:00'))).toBeNull();
  });

  test('are sent to their subscribers, with a one-click link that unsubscribes from everything', async () => {
    await readAir();
    await begin();
    expect(await send()).toEqual(['ana', 'ben']);
    const ana = server.received.find(({ to }) => to[0] === 'ana@example.org');
    const head = ana?.raw.replaceAll(/\r\n\s+/g, ' ') ?? '';
    expect(head).toContain('DOCKS');
    expect(head.indexOf('DOCKS')).toBeLessThan(head.indexOf('HOLLYWOOD'));
    const token = /List-Unsubscribe: <\S+\/unsubscribe\/([\w-]{54})>/.exec(head)?.[1] ?? '';
    // The token begins with the kind of link: that of the newsletter, which unsubscribes from everything.
    expect(Buffer.from(token, 'base64url')[0]).toBe(2);
    await delivery.run();
    expect(server.received).toHaveLength(2);
  });

  test('are sent after an alert of the same minute, and not to subscribers who have since chosen fewer emails', async () => {
    await readAir();
    await begin();
    await inTransaction(database.pool, async (client) => {
      await insertMailing(client, { id: 'unhealthy-air 2026-11-23', kind: 'unhealthy-air' });
      await insertMailing(client, { id: '2026-10', kind: 'edition' });
    });
    const open = await readOpenMailings(database.pool);
    expect(open.map(({ kind }) => kind)).toEqual(['unhealthy-air', 'weekly']);
    const signal = new AbortController().signal;
    const [, weekly] = open;
    await fillOutbox(delivery, weekly as Mailing, delivery.kinds.weekly as MailingKind, signal);
    await chooses('ben', 'monthly');
    expect(await send()).toEqual(['ana']);
    await chooses('ben', 'weekly');
  });

  test('do not replace the monthly email, which weekly subscribers get, too', async () => {
    await inTransaction(database.pool, (client) =>
      insertMailing(client, { id: 'october', kind: 'note' }),
    );
    expect(await send()).toEqual(['ana', 'ben', 'cruz']);
  });

  test('include the air of seven days and the crime records published in them', async () => {
    await readAir();
    await publish('2026-11-18T08:00:00Z');
    await begin();
    const { monday, areas } = await begunWeek();
    expect(monday).toBe('2026-11-16');
    const hollywood = areas.find(({ id }) => id === 'hollywood');
    expect(hollywood?.air?.days.map(({ day }) => day.slice(8)).join()).toBe('16,17,18,19,20,21,22');
    expect(hollywood?.air?.days[6]?.index).toEqual({ aqi: 33, category: 'good' });
    expect(hollywood?.air?.isProvisional).toBe(false);
    expect(hollywood?.crime).toMatchObject([
      {
        what: 'published',
        crime: { count: 51, change: { kind: 'clear', direction: 'up', before: 0 } },
      },
    ]);
    // LASD polices East Los Angeles and has published nothing in this week.
    expect(areas.find(({ id }) => id === 'east-los-angeles')?.crime).toEqual([]);
  });

  test.each([
    ['before the week', '2026-11-16T07:59:59Z', 0],
    ['in its first second', '2026-11-16T08:00:00Z', 1],
    ['in its last second', '2026-11-23T07:59:59Z', 1],
    ['on the Monday after', '2026-11-23T08:00:00Z', 0],
  ])('include or exclude crime records published %s', async (_, at, entries) => {
    await readAir();
    await publish(at);
    await begin();
    const { areas } = await begunWeek();
    expect(areas.find(({ id }) => id === 'venice')?.crime).toHaveLength(entries);
  });

  test('include for each neighborhood the last month that its police supplied', async () => {
    await publish('2026-11-18T08:00:00Z');
    // LASD publishes its months up to September two days later; LAPD had already published September.
    await database.pool.query(
      `update release set published_at = '2026-11-20T08:00:00Z',
              report = '{"agency": "lasd", "months": [{"from": 24285, "to": 24320}]}'
        where source = 'lasd'`,
    );
    await begin();
    const { areas } = await begunWeek();
    const periods = Object.fromEntries(
      areas.map(({ id, crime }) => [id, crime.map(({ period }) => formatYearMonth(period))]),
    );
    expect(periods).toEqual({
      docks: ['2026-10'],
      'east-los-angeles': ['2026-09'],
      hollywood: ['2026-10'],
      venice: ['2026-10'],
    });
  });

  test('do not call the first load of an old archive news', async () => {
    const at = new Date('2027-03-02T09:05:00-08:00');
    await publish('2027-02-24T08:00:00Z');
    expect(await begin(at)).toBeNull();
  });

  test('include changed county figures of a month and the withdrawal of a month', async () => {
    await publish('2026-11-12T08:00:00Z');
    const addEntry = (id: string, first: string) =>
      database.pool.query(
        `insert into news_told (id, published_at, changed_at, first, last, sample)
         values ($1, '2026-11-12T08:00:00Z', '2026-11-19T08:00:00Z', $2, null, false)`,
        [id, first],
      );
    await addEntry('crime-2026-10', '[60, 3]');
    await addEntry('crime-2023-09', '[10, 3]');
    await begin();
    const { areas } = await begunWeek();
    expect(areas.map(({ id }) => id)).toHaveLength(5);
    expect(areas.find(({ id }) => id === 'hollywood')).toMatchObject({
      air: null,
      crime: [
        { what: 'corrected', crime: { count: 51 } },
        { what: 'withdrawn', crime: null },
      ],
    });
  });

  test('are not sent without content, with only sample data or before figures are ready', async () => {
    expect(await begin()).toBeNull();
    await readAir();
    await publish('2026-11-18T08:00:00Z');
    const sources = await sourcesAt(MONDAY);
    const notReady = () => {
      throw new NotReady('crime');
    };
    expect(await startWeeklyMailing({ ...sources, figures: notReady })).toBeNull();
    await database.pool.query('update release set sample = true');
    expect(await begin()).toBeNull();
    // Only the air data are samples, so only the crime data are described.
    await database.pool.query(`update release set sample = false where kind = 'crime'`);
    expect(await begin()).toEqual({ id: WEEK.id, areas: 3 });
    expect((await begunWeek()).areas.every(({ air }) => air === null)).toBe(true);
  });

  test('are given up after Wednesday, even if the outbox was not filled by then', async () => {
    await readAir();
    await begin();
    await usefulUntil('1 h');
    await server.close();
    await delivery.run();
    await usefulUntil('-1 s');
    server = await startMailServer();
    await delivery.run();
    const [counts] = await countEmailsByState(database.pool);
    expect(counts).toMatchObject({ givenUp: 2, waiting: 0, accepted: 0 });
    // Regression: a mailing was sent although its outbox was filled too late.
    await database.pool.query(
      `update newsletter_mailing set filled_after = null, filled_at = null, ended_at = null`,
    );
    await database.pool.query('delete from newsletter_letter');
    await database.pool.query('delete from newsletter_sender');
    delivery.close();
    delivery = openDelivery(database.pool, { smtpUrl: server.url, kinds: delivery.kinds });
    await delivery.run();
    expect(server.received).toEqual([]);
    expect((await countEmailsByState(database.pool))[0]).toMatchObject({ givenUp: 2, accepted: 0 });
  });

  test('are sent at once, by a job that runs on Mondays and Tuesdays in county time', async () => {
    const sendDue: Job<Record<string, never>> = {
      name: 'newsletter-send',
      payload: z.strictObject({}),
      timeoutSeconds: 1,
      handle: async () => undefined,
    };
    const sent = vi.fn(async () => true);
    const run = {
      signal: new AbortController().signal,
      id: 'job',
      attempt: 1,
      log: silentLog,
      send: sent,
    };
    const job = weeklyJob(await sourcesAt(MONDAY), sendDue);
    expect(job.schedule).toMatchObject({ cron: '*/5 9-19 * * 1,2', timeZone: TIME_ZONE });
    await job.handle({}, run);
    expect(sent).not.toHaveBeenCalled();
    await readAir();
    await weeklyJob(await sourcesAt(MONDAY), sendDue).handle({}, run);
    expect(sent).toHaveBeenCalledExactlyOnceWith(sendDue, {});
  });
});
