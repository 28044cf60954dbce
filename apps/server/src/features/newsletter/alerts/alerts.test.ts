import { ALERT_KINDS, type EmailFrequency } from '@townlight/domain/subscriptions';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { describeOnStore, silentLog } from '../../../platform/testing/databases.ts';
import {
  decodeMailText,
  startMailServer,
  type TestMailServer,
} from '../../../platform/testing/mail-server.ts';
import { buildSnapshot } from '../../../snapshot/build-snapshot.ts';
import { openSnapshot } from '../../../snapshot/open-snapshot.ts';
import { makeReports } from '../../../testing/make-crime-rows.ts';
import { makeSmallCounty, type SmallCounty } from '../../../testing/make-small-county.ts';
import { makeUsualMonths } from '../../../testing/make-usual-months.ts';
import { makeTestFeatures } from '../../../testing/test-features.ts';
import { insertTestAir } from '../../air/testing/insert-test-air.ts';
import { createEmailMessages } from '../messages/index.ts';
import { countEmailsByState } from '../store/progress.ts';
import { addReader } from '../testing/make-readers.ts';
import { type DeliveryForTests, openDelivery } from '../testing/open-delivery.ts';
import { createAlertMailing } from './create-alert-mailing.ts';
import { alertsJob, startAlertMailings } from './start-alert-mailings.ts';

const TIME_ZONE = 'America/Los_Angeles';
const BAD = 100;
const GOOD = 10;
/** The hours read before nine in the evening; the newest complete one is three in the afternoon. */
const HOURS_TO_EVENING = 21;
const EVENING = new Date('2026-11-20T20:30:00-08:00');
const NEXT_EVENING = new Date('2026-11-21T20:30:00-08:00');
/** Reports in Hollywood and Venice where 4 and 2 a month are usual. */
const UNUSUAL = [51, 43] as const;
const MORNING = new Date('2026-11-20T09:30:00-08:00');

describeOnStore('alerts', (open) => {
  let database: Database;
  let county: SmallCounty;
  let server: TestMailServer;
  let delivery: DeliveryForTests;

  beforeAll(async () => {
    database = await open();
    county = await makeSmallCounty(database.pool);
    await makeUsualMonths(database.pool, county);
    await countOctober(...UNUSUAL);
    await subscribe('ana', ['hollywood', 'docks'], { alerts: ALERT_KINDS });
    await subscribe('ben', ['docks'], { alerts: ['unhealthy-air'], language: 'es' });
    await subscribe('cruz', ['venice'], { alerts: ['crime-change'], language: 'es' });
    await subscribe('dora', ['hollywood', 'venice'], { alerts: [] });
    await subscribe('eva', ['hollywood'], { alerts: ALERT_KINDS, howOften: 'never' });
  });
  beforeEach(async () => {
    for (const table of ['newsletter_mailing', 'newsletter_sender', 'air_reading'])
      await database.pool.query(`delete from ${table}`);
    server = await startMailServer();
    const emailContext = {
      siteUrl: 'https://townlight.example',
      messages: createEmailMessages({ timeZone: TIME_ZONE, spanishNames: {} }),
    };
    const kinds = Object.fromEntries(
      ALERT_KINDS.map((kind) => [kind, createAlertMailing(database.pool, kind, emailContext)]),
    );
    delivery = openDelivery(database.pool, { smtpUrl: server.url, kinds });
  });
  afterEach(async () => {
    delivery.close();
    await server.close();
  });

  const countOctober = async (hollywood: number, venice: number) => {
    const of = { month: '2026-10', kind: 'Burglary' };
    const { areas, lapd: agencyId } = county;
    await makeReports(database.pool, {
      agencyId,
      reports: [
        { ...of, area: areas.hollywood, count: hollywood },
        { ...of, area: areas.venice, count: venice },
      ],
    });
  };
  const subscribe = (
    name: string,
    neighborhoods: readonly string[],
    given: { alerts: readonly string[]; language?: string; howOften?: EmailFrequency },
  ) => addReader(database.pool, name, neighborhoods, { howOften: 'only-alerts', ...given });
  /** Inserts the readings of Hollywood and the docks on November 20 and, if given, on the day after. */
  const read = (hollywood: readonly number[], docks: readonly number[]) =>
    insertTestAir(database.pool, [
      { station: 'hollywood', from: '2026-11-20T00:00:00-08:00', hours: hollywood },
      { station: 'docks', from: '2026-11-20T00:00:00-08:00', hours: docks },
    ]);
  const all = (value: number, hours = HOURS_TO_EVENING) => Array<number>(hours).fill(value);
  const begin = async (at: Date) => await startAlertMailings(await sourcesAt(at));
  const sourcesAt = async (at: Date) => {
    const named = makeTestFeatures({ mapboxToken: undefined, geocoderUrl: undefined });
    const features = Object.values(named);
    const snapshot = openSnapshot(features, await buildSnapshot(database.pool, features));
    return {
      pool: database.pool,
      figures: () => ({
        crime: snapshot.of(named.crime),
        air: snapshot.of(named.air),
        places: snapshot.of(named.places),
      }),
      timeZone: TIME_ZONE,
      now: () => at,
    };
  };
  const send = async () => {
    // The figures are of a past day.
    await database.pool.query(
      `update newsletter_mailing set useful_until = now() + interval '1 h'`,
    );
    await delivery.run();
    return server.received.map(({ to }) => to[0]?.split('@')[0]).sort();
  };
  const mailTo = (name: string) => {
    const mail = server.received.find(({ to }) => to[0] === `${name}@example.org`);
    return { head: mail?.raw.replaceAll(/\r\n\s+/g, ' ') ?? '', text: mail ? plainOf(mail) : '' };
  };

  test('an unhealthy air alert is sent only to its subscribers in the affected neighborhood', async () => {
    await read(all(BAD), all(GOOD));
    expect(await begin(EVENING)).toEqual([{ id: 'unhealthy-air 2026-11-20', areas: 3 }]);
    expect(await send()).toEqual(['ana']);
    const { head, text } = mailTo('ana');
    expect(head).toContain('Subject: Unhealthy air in Hollywood | Townlight\r\n');
    expect(text).toMatch(/On November 20 at 8\sPM the air quality index was 1\d\d: unhealthy\./);
    expect(text).toContain('the newest hour that enough stations have reported. It may still be');
    expect(text).not.toContain('DOCKS');
    expect(text).toContain('How this is estimated: https://townlight.example/about/air');
    expect(text).toContain('because you asked us to write when the air in Hollywood is unhealthy');
  });

  test('smoke of the last two hours alerts at once; it once waited until it had settled', async () => {
    await read([...all(GOOD, 19), BAD, BAD], all(GOOD));
    expect(await begin(EVENING)).toEqual([{ id: 'unhealthy-air 2026-11-20', areas: 3 }]);
    expect(await send()).toEqual(['ana']);
  });

  test('a new alert is sent at once, and without a new alert the send job is not queued', async () => {
    const sendDue: Job<Record<string, never>> = {
      name: 'newsletter-send',
      payload: z.strictObject({}),
      timeoutSeconds: 1,
      handle: async () => undefined,
    };
    const sent = vi.fn(async () => true);
    const job = alertsJob(await sourcesAt(EVENING), sendDue);
    expect(job.schedule?.afterChangeOf).toEqual(['air']);
    const run = {
      signal: new AbortController().signal,
      id: 'job',
      attempt: 1,
      log: silentLog,
      send: sent,
    };
    await job.handle({}, run);
    expect(sent).not.toHaveBeenCalled();
    await read(all(BAD), all(GOOD));
    await alertsJob(await sourcesAt(EVENING), sendDue).handle({}, run);
    expect(sent).toHaveBeenCalledExactlyOnceWith(sendDue, {});
  });

  test('once a day at most, also where the air of another of their neighborhoods turns later', async () => {
    await read(all(BAD), all(GOOD));
    await begin(EVENING);
    expect(await send()).toEqual(['ana']);
    expect(await begin(EVENING)).toEqual([]);
    await read([], all(BAD));
    expect(await begin(EVENING)).toEqual([{ id: 'unhealthy-air 2026-11-20', areas: 5 }]);
    expect(await send()).toEqual(['ana', 'ben']);
    expect(mailTo('ben').text).toMatch(/Docks/i);
    await read(all(BAD, 24 + HOURS_TO_EVENING), all(GOOD, 24 + HOURS_TO_EVENING));
    expect(await begin(NEXT_EVENING)).toMatchObject([{ id: 'unhealthy-air 2026-11-21' }]);
    expect(await send()).toEqual(['ana', 'ana', 'ben']);
  });

  test('a single hour, old readings and sample readings send no alert', async () => {
    const hourAlone = all(GOOD).with(20, BAD);
    await read(hourAlone, all(GOOD));
    expect(await begin(EVENING)).toEqual([]);
    await read(all(BAD), all(BAD));
    expect(await begin(new Date(EVENING.getTime() + 5 * 3_600_000))).toEqual([]);
    await database.pool.query(`update release set sample = true where kind = 'air'`);
    const isInvented = await begin(EVENING);
    await database.pool.query(`update release set sample = false where kind = 'air'`);
    expect(isInvented).toEqual([]);
  });

  test('an alert that was not sent while it was current is dropped', async () => {
    await read(all(BAD), all(GOOD));
    await begin(EVENING);
    await database.pool.query(
      `update newsletter_mailing set useful_until = now() + interval '1 h'`,
    );
    await server.close();
    await delivery.run();
    await database.pool.query(
      `update newsletter_mailing set useful_until = now() - interval '1 s'`,
    );
    await delivery.run();
    const [counts] = await countEmailsByState(database.pool);
    expect(counts).toMatchObject({ givenUp: 1, waiting: 0, accepted: 0 });
    server = await startMailServer();
  });

  test('an unusual month alerts once, in the morning, with its usual range and why', async () => {
    expect(await begin(new Date('2026-11-20T03:00:00-08:00'))).toEqual([]);
    expect(await begin(MORNING)).toEqual([{ id: 'crime-change 2026-10', areas: 2 }]);
    expect(await send()).toEqual(['ana', 'cruz']);
    const ana = mailTo('ana');
    expect(ana.head).toContain('Subject: Crime in Hollywood: more than usual in October 2026');
    expect(ana.text).toMatch(
      /51 crimes were reported, more than usual \(\d+ to \d+\); 0 in October 2025\./,
    );
    expect(ana.text).toContain('stands out from its own earlier months');
    expect(ana.text).toMatch(/How this is counted: https:\S+\/about\/method\s/);
    const cruz = mailTo('cruz');
    expect(cruz.text).toContain('Se reportaron 43 delitos, más de lo usual');
    expect(cruz.text).toContain('Dejar de recibir esta alerta');
    expect(await begin(MORNING)).toEqual([]);
    expect(await send()).toEqual(['ana', 'cruz']);
  });

  test('a usual month and an old month send no alert', async () => {
    expect(await begin(new Date('2027-03-02T09:30:00-08:00'))).toEqual([]);
    await countOctober(6, 3);
    const begun = await begin(MORNING);
    await countOctober(...UNUSUAL);
    expect(begun).toEqual([]);
  });

  test('each has a separate one-click unsubscribe link, in the email and in its header', async () => {
    await read(all(BAD), all(GOOD));
    await begin(MORNING);
    await begin(EVENING);
    await send();
    const tokens = server.received
      .filter(({ to }) => to[0] === 'ana@example.org')
      .map((mail) => {
        const head = mail.raw.replaceAll(/\r\n\s+/g, ' ');
        const inHeader = /List-Unsubscribe: <\S+\/unsubscribe\/([\w-]{54})>/.exec(head)?.[1];
        const onPage = /\/subscription\/unsubscribe#([\w-]{54})/.exec(plainOf(mail))?.[1];
        expect(inHeader).toBe(onPage);
        return Buffer.from(inHeader ?? '', 'base64url')[0];
      });
    expect(new Set(tokens).size).toBe(2);
  });
});

/** Returns the plain text of a multipart mail. */
function plainOf(mail: { raw: string; from: string; to: readonly string[] }): string {
  const boundary = /boundary="([^"]+)"/.exec(mail.raw)?.[1] ?? '';
  const body = mail.raw.split(`--${boundary}`).find((one) => one.includes('text/plain')) ?? '';
  const bytes = decodeMailText({ ...mail, raw: body.trimStart() });
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll(/\s+/g, ' ');
}
