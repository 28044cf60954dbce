import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import type { FeatureServerContext } from '../../../platform/features/feature.ts';
import { type App, createApp } from '../../../platform/http/create-app.ts';
import type { Job, SendJob } from '../../../platform/jobs/job.ts';
import { silentLog } from '../../../platform/testing/databases.ts';
import { type StaffOptions, serveStaff } from '../serve-staff.ts';

export interface StaffApp {
  readonly app: App;
  readonly jobs: readonly Job[];
  readonly startupMessage: (url: string) => Promise<readonly string[]>;
  /** The number of calls of `markChanged`. */
  readonly changes: () => number;
  /** Creates a browser, which stores cookies and sends an `Origin` header. */
  browser(from?: Partial<Browser>): Browser;
  close(): Promise<void>;
}

export interface Browser {
  origin: string;
  /** Its network address. */
  address: string;
  readonly cookies: Map<string, string>;
  userAgent?: string;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object): Promise<LightMyRequestResponse>;
  put(url: string, payload?: object): Promise<LightMyRequestResponse>;
  delete(url: string): Promise<LightMyRequestResponse>;
}

export interface StaffAppOptions extends Partial<StaffOptions> {
  readonly publicUrl?: string;
  readonly send?: SendJob;
  readonly log?: FeatureServerContext<unknown>['log'];
}

/** Serves the staff routes without a port. Queued jobs run at once unless `send` is given. */
export async function openStaffApp(
  database: Database,
  options: StaffAppOptions = {},
): Promise<StaffApp> {
  const { publicUrl, log = silentLog, ...staffOptions } = options;
  let changes = 0;
  const runAtOnce: SendJob = async (job, payload) => {
    const signal = new AbortController().signal;
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
    publicUrl,
    send: options.send ?? runAtOnce,
    markChanged: () => {
      changes++;
    },
  };
  const served = serveStaff(server as unknown as FeatureServerContext<unknown>, {
    siteUrl: publicUrl ?? 'http://localhost',
    mail: { smtpUrl: undefined, mailFrom: 'townlight@example.org', dataFolder: '/nonexistent' },
    isEmbedded: true,
    timeZone: 'America/Los_Angeles',
    ...staffOptions,
  });
  const app = await createApp({
    log,
    title: 'Townlight',
    version: 'test',
    publicUrl,
    trustedProxies: 'loopback',
    waitingFor: () => undefined,
    siteFolder: undefined,
  });
  served.routes?.(app);
  let networks = 0;
  return {
    app,
    jobs: served.jobs ?? [],
    startupMessage: async (url) => (await served.startupMessages?.(url)) ?? [],
    changes: () => changes,
    browser: (from = {}) => makeBrowser(app, `198.51.100.${++networks}`, publicUrl, from),
    async close() {
      await app.close();
      await served.close?.();
    },
  };
}

function makeBrowser(
  app: App,
  address: string,
  publicUrl: string | undefined,
  from: Partial<Browser>,
): Browser {
  const cookies = new Map<string, string>();
  const sendRequest = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await app.inject({
      method,
      url,
      remoteAddress: browser.address,
      headers: {
        ...(cookie && { cookie }),
        ...(method !== 'GET' && { origin: browser.origin }),
        ...(browser.userAgent && { 'user-agent': browser.userAgent }),
      },
      ...(payload && { payload }),
    });
    for (const { name, value, maxAge } of reply.cookies)
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    return reply;
  };
  const browser: Browser = {
    origin: publicUrl ?? 'http://localhost',
    address,
    cookies,
    get: (url) => sendRequest('GET', url),
    post: (url, payload) => sendRequest('POST', url, payload),
    put: (url, payload) => sendRequest('PUT', url, payload),
    delete: (url) => sendRequest('DELETE', url),
    ...from,
  };
  return browser;
}
