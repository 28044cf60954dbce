import type { InjectOptions } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { createAppForTests } from '../../../platform/testing/create-app-for-tests.ts';
import { makeCategories } from '../../../testing/make-categories.ts';
import { signInForTests } from '../../staff/testing/sign-in-for-tests.ts';
import { bundleHistoryRoutes } from '../tool/history-routes.ts';
import { bundleWriteRoutes } from '../tool/write-routes.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface WriteRoutesTestClient {
  readonly app: App;
  /** Sends a request as a signed-in user. */
  send(
    method: Method,
    path: string,
    body?: object,
    as?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
}

/** Registers only the write routes, on the usual categories, without snapshots. */
export async function openWriteRoutes(database: Database): Promise<WriteRoutesTestClient> {
  const { pool } = database;
  await makeCategories(pool);
  await pool.query(
    `insert into crime_code (agency, code, description, nickname) values
       ('lapd', '310', 'BURGLARY', 'Burglary'), ('lasd', '31', 'BURGLARY', 'Burglary'),
       ('lapd', '210', 'ROBBERY', 'Robbery'), ('lapd', '999', 'OTHER', null)`,
  );
  const app = await createAppForTests();
  const server = {
    pool,
    publicUrl: undefined,
    checkNow: async () => undefined,
    markChanged: () => undefined,
  };
  bundleWriteRoutes(app, server);
  bundleHistoryRoutes(app, server);
  return {
    app,
    async send(method, path, payload, as = 'ana@example.org') {
      const headers = await signInForTests(pool, 'editor', as);
      const options: InjectOptions = {
        method,
        url: `/api/bundles/${path}`,
        headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      };
      const reply = await app.inject(payload === undefined ? options : { ...options, payload });
      return { status: reply.statusCode, body: reply.json() };
    },
  };
}
