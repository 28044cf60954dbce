import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SubscribeReply } from '@townlight/contract/subscriptions/sign-ups';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import type { FeatureServerContext } from '../../../platform/features/feature.ts';
import { type App, createApp } from '../../../platform/http/create-app.ts';
import type { Job, SendJob } from '../../../platform/jobs/job.ts';
import type { Log } from '../../../platform/log.ts';
import { silentLog } from '../../../platform/testing/databases.ts';
import {
  decodeMailText,
  type ReceivedMail,
  startMailServer,
} from '../../../platform/testing/mail-server.ts';
import { openSealing, type Sealing } from '../sealing/sealing.ts';
import { serveSubscriptions } from '../serve-subscriptions.ts';
import type { SubscriptionOptions } from '../subscription-context.ts';

export const SITE_URL = 'https://crime.example.org';
/** A fixed key, so that the next app on the same database can open what this one sealed. */
export const SEALING_KEY = Buffer.alloc(32, 7);

export interface SubscriptionApp {
  readonly app: App;
  readonly sealing: Sealing;
  /** Empty at first; another one can be passed with `mail`. */
  readonly dataFolder: string;
  readonly mails: readonly ReceivedMail[];
  readonly jobs: readonly Job[];
  /** The features that pages may show. */
  readonly offers: readonly string[];
  /** The current time, which tests may set. */
  readonly clock: { now: Date };
  /** The number of queued mails that the queue reports, which tests may set. */
  readonly mailsWaiting: { count: number };
  /** The number of calls of `markChanged`. */
  changes(): number;
  /** Sends a request; by default each comes from a different network. */
  request(
    method: 'GET' | 'HEAD' | 'POST' | 'DELETE',
    url: string,
    more?: {
      payload?: unknown;
      password?: string;
      from?: string;
      headers?: InjectOptions['headers'];
    },
  ): Promise<LightMyRequestResponse>;
  signUp(email: string, ...neighborhoods: string[]): Promise<SubscribeReply>;
  /** Returns the token in the fragment of the newest mail's link. */
  newestToken(): string;
  /** Confirms with the newest mail's link, in a browser that sends these sign-ups. */
  confirm(token?: string, ...shown: SubscribeReply[]): Promise<LightMyRequestResponse>;
  /** Signs up and confirms in the same browser. @returns an active grant */
  subscribe(email: string, ...neighborhoods: string[]): Promise<SubscribeReply>;
  /** Runs the nightly cleanup. */
  night(): Promise<void>;
  close(): Promise<void>;
}

/** Serves the subscription routes without a port, with a real mail server. Queued jobs run at once. */
export async function openSubscriptionApp(
  database: Database,
  options: Partial<SubscriptionOptions> & { log?: Log } = {},
): Promise<SubscriptionApp> {
  const { log = silentLog, ...overrides } = options;
  const mailServer = await startMailServer();
  const dataFolder = mkdtempSync(join(tmpdir(), 'townlight-subscriptions-'));
  const clock = { now: new Date() };
  let changes = 0;
  const mailsWaiting = { count: 0 };
  const signal = new AbortController().signal;
  const runAtOnce: SendJob = async (job, payload) => {
    await job.handle(job.payload.parse(payload), {
      signal,
      id: 'job',
      attempt: 1,
      log,
      send: runAtOnce,
    });
    return true;
  };
  const server = {
    pool: database.pool,
    log,
    publicUrl: SITE_URL,
    send: runAtOnce,
    countWaiting: async () => mailsWaiting.count,
    markChanged: () => {
      changes++;
    },
  };
  const keys = overrides.keys ?? [SEALING_KEY];
  const sealing = openSealing(keys);
  const served = await serveSubscriptions(
    server as unknown as FeatureServerContext<unknown>,
    {
      siteUrl: SITE_URL,
      mail: {
        smtpUrl: mailServer.url,
        mailFrom: 'letters@example.org',
        dataFolder,
      },
      keys,
      revealsReturning: true,
      timeZone: 'America/Los_Angeles',
      now: () => clock.now,
      ...overrides,
    },
    { sealing, generatedKey: null },
  );
  const app = await createApp({
    log,
    title: 'Townlight',
    version: 'test',
    publicUrl: SITE_URL,
    waitingFor: () => undefined,
    siteFolder: undefined,
  });
  served.routes?.(app);
  let networks = 0;
  const testApp: SubscriptionApp = {
    app,
    sealing,
    dataFolder: overrides.mail?.dataFolder ?? dataFolder,
    mails: mailServer.received,
    jobs: served.jobs ?? [],
    offers: served.offers ?? [],
    clock,
    mailsWaiting,
    changes: () => changes,
    async request(method, url, { payload, password, from, headers = {} } = {}) {
      networks += 1;
      return await app.inject({
        method,
        url,
        remoteAddress: from ?? `198.51.${networks >> 8}.${networks & 255}`,
        headers: { ...headers, ...(password && { authorization: `Bearer ${password}` }) },
        ...(payload === undefined ? {} : { payload: payload as object }),
      });
    },
    async signUp(email, ...neighborhoods) {
      const payload = { email, neighborhoods };
      return (await testApp.request('POST', '/api/subscriptions/subscribers', { payload })).json();
    },
    newestToken() {
      const newest = mailServer.received.at(-1);
      return /\/subscription\/\w+#([\w-]+)/.exec(newest ? plainTextBody(newest) : '')?.[1] ?? '';
    },
    confirm: (token = testApp.newestToken(), ...shown) =>
      testApp.request('POST', '/api/subscriptions/confirm', {
        payload: {
          token,
          ...(shown.length > 0 && { sign_ups: shown.map(({ merge_fields }) => merge_fields) }),
        },
      }),
    async subscribe(email, ...neighborhoods) {
      const grant = await testApp.signUp(email, ...neighborhoods);
      await testApp.confirm(testApp.newestToken(), grant);
      return grant;
    },
    async night() {
      const tidy = served.jobs?.find(({ name }) => name === 'subscribers-tidy');
      if (tidy) await runAtOnce(tidy, {});
    },
    async close() {
      await app.close();
      await served.close?.();
      await mailServer.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  return testApp;
}

/** Returns the plain text of a multipart mail. */
export function plainTextBody(mail: ReceivedMail): string {
  return bodyOfType(mail, 'text/plain');
}

export function htmlBody(mail: ReceivedMail): string {
  return bodyOfType(mail, 'text/html');
}

function bodyOfType({ raw, ...mail }: ReceivedMail, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const bodies = boundary === undefined ? [raw] : raw.split(`--${boundary}`);
  const body = bodies.find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? '';
  const decoded = decodeMailText({ ...mail, raw: body.replace(/^\r\n/, '') });
  // Quoted-printable encodes the bytes of UTF-8.
  return Buffer.from(decoded, 'latin1').toString('utf8');
}

/** Inserts neighborhoods that can be subscribed to. */
export async function insertNeighborhoods(
  { pool }: Database,
  ...names: readonly string[]
): Promise<void> {
  for (const name of names)
    await pool.query(
      `insert into area (partition, slug, name, longitude, latitude, coordinates)
       values ('neighborhoods', $1, $2, 0, 0, '[]')`,
      [name.toLowerCase().replaceAll(' ', '-'), name],
    );
}
