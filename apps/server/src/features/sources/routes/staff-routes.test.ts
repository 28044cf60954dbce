import { staffSources } from '@townlight/contract/sources';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeatureServerContext } from '../../../platform/features/feature.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { createAppForTests } from '../../../platform/testing/create-app-for-tests.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { signInForTests } from '../../staff/testing/sign-in-for-tests.ts';
import { createSourceJobs } from '../jobs.ts';
import { addSource, pauseSource, readDueSources } from '../store.ts';
import { registerStaffSourceRoutes } from './staff-routes.ts';

const noon = new Date('2026-11-20T20:00:00Z');
const later = new Date('2026-11-20T21:00:00Z');

describeOnStore('sources, for staff', (open) => {
  let pool: Pool;
  let app: App;
  let staff: { cookie: string; origin: string };
  let sent: unknown[];
  const run = (name: string, headers: Record<string, string> = staff) =>
    app.inject({ method: 'POST', url: `/api/staff/sources/${name}/run`, headers });

  beforeAll(async () => {
    ({ pool } = await open());
    staff = await signInForTests(pool);
    app = await createAppForTests();
    const server = {
      pool,
      publicUrl: undefined,
      send: async (_: unknown, payload: unknown) => {
        sent.push(payload);
        return true;
      },
    } as unknown as FeatureServerContext<unknown>;
    const { runSource } = createSourceJobs({ pool, clock: () => noon, run: async () => undefined });
    registerStaffSourceRoutes(app, server, { clock: () => noon, runSource });
    await app.ready();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    sent = [];
    await pool.query('delete from source');
    await pool.query('delete from staff_change');
    await addSource(pool, {
      name: 'lapd',
      title: 'Los Angeles Police',
      kind: 'toy',
      place: 'https://data.example.org/secret/path',
      settings: {},
      everySeconds: 3_600,
      now: later,
    });
  });

  test('a source that is not due yet is run at once, and the audit log records the requester', async () => {
    expect(await readDueSources(pool, noon)).toEqual([]);
    const reply = await run('lapd');
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { message: 'Los Angeles Police is being checked.', error: false },
    ]);
    expect(await readDueSources(pool, noon)).toEqual(['lapd']);
    expect(sent).toEqual([{ name: 'lapd' }]);
    const { rows } = await pool.query('select by, subject, what, of from staff_change');
    expect(rows).toEqual([
      { by: 'editor@example.org', subject: 'sources', what: 'asked now', of: 'lapd' },
    ]);
  });

  test('a paused source remains paused, and the response explains how to resume it', async () => {
    await pauseSource(pool, 'lapd', true, noon);
    const reply = await run('lapd');
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toBe(
      'Los Angeles Police is paused; townlight source resume lapd starts it again.',
    );
    await pauseSource(pool, 'lapd', false, later);
    expect(await readDueSources(pool, noon)).toEqual([]);
    expect(sent).toEqual([]);
    expect((await pool.query('select from staff_change')).rowCount).toBe(0);
  });

  test('an unknown source returns 404', async () => {
    const reply = await run('nypd');
    expect([reply.statusCode, reply.json().message]).toEqual([
      404,
      'There is no source “nypd”; townlight source list shows them all.',
    ]);
  });

  test('a request without a session or from another site starts no run and returns no run status', async () => {
    expect((await run('lapd', { origin: 'http://localhost' })).statusCode).toBe(401);
    expect((await run('lapd', { ...staff, origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(sent).toEqual([]);
    expect((await app.inject('/api/staff/sources')).statusCode).toBe(401);
  });

  test('staff see the result of the last run but not the path of the source', async () => {
    await pool.query(
      `update source set last_run_at = $1, last_result = 'failed', last_message = 'it answered 500', failures = 1,
              held_until = $2`,
      [noon, later],
    );
    const reply = await app.inject({ url: '/api/staff/sources', headers: staff });
    const [source] = staffSources.parse(reply.json());
    expect(source).toMatchObject({
      name: 'lapd',
      host: 'data.example.org',
      run_at: noon.toISOString(),
      run_message: 'it answered 500',
      running: true,
    });
    expect(reply.body).not.toContain('secret');
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });
});
