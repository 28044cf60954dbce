import type { InjectOptions } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { signInForTests } from '../../staff/testing/sign-in-for-tests.ts';

export interface BundleToolTestClient {
  readonly testApp: TestApp;
  get(path: string): Promise<unknown>;
  /** Sends a request as a signed-in user; returns status and body. */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    as?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  close(): Promise<void>;
}

/** Calls the Bundle Tool's routes below `/api/bundles/` on the small county. */
export async function openBundleToolForTests(database: Database): Promise<BundleToolTestClient> {
  await makeSmallCounty(database.pool);
  const testApp = await openTestApp(database);
  await testApp.snapshots.first;
  return {
    testApp,
    get: async (path) => (await testApp.app.inject(`/api/bundles/${path}`)).json(),
    async send(method, path, payload, as = 'ana@example.org') {
      const headers = await signInForTests(database.pool, 'editor', as);
      const options: InjectOptions = { method, url: `/api/bundles/${path}`, headers };
      const reply = await testApp.app.inject({ ...options, payload: payload as object });
      return { status: reply.statusCode, body: reply.json() };
    },
    close: () => testApp.close(),
  };
}
