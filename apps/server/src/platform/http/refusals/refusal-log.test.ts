import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createAppForTests } from '../../testing/create-app-for-tests.ts';
import type { App } from '../create-app.ts';
import {
  DetailedHttpError,
  Forbidden,
  NotFound,
  TooManyRequests,
  Unauthorized,
} from '../errors.ts';

let app: App;
const lines: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  app = await createAppForTests({ log });
  app.get('/api/staff/members/:email', () => {
    throw new Unauthorized('You are not signed in.');
  });
  app.put('/api/bundles/big/:name', () => {
    throw new Forbidden('Only an administrator can do this.');
  });
  app.get('/api/news/:entry/paragraph', () => {
    throw new DetailedHttpError(403, 'Sign in again.', { reason: 'sign-in-again' });
  });
  app.post('/api/staff/links', () => {
    throw new TooManyRequests(1_000);
  });
  app.get('/api/staff/feedback/:id', () => {
    throw new NotFound('There is no such feedback.');
  });
  app.get('/api/subscriptions/subscribers/:hash', () => {
    throw new Unauthorized('Open the newest link.');
  });
});
beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());
afterAll(() => app.close());

const logged = () => lines.map((line) => JSON.parse(line));

test('a rejection by a staff route is logged as a warning with route and status, without personal data', async () => {
  await app.inject('/api/staff/members/ana@example.org?token=secret');
  await app.inject({ method: 'PUT', url: '/api/bundles/big/Ana' });
  await app.inject('/api/news/ana/paragraph');
  await app.inject({ method: 'POST', url: '/api/staff/links' });
  expect(logged()).toMatchObject([
    { level: 40, route: 'GET /api/staff/members/:email', status: 401 },
    { level: 40, route: 'PUT /api/bundles/big/:name', status: 403 },
    { level: 40, route: 'GET /api/news/:entry/paragraph', status: 403 },
    { level: 40, route: 'POST /api/staff/links', status: 429 },
  ]);
  expect(lines.join('')).not.toMatch(/ana|secret|127\.0\.0\.1/i);
});

test('404 responses and rejections by public routes are not logged', async () => {
  await app.inject('/api/staff/feedback/3');
  await app.inject('/api/subscriptions/subscribers/abc');
  await app.inject('/api/staff/none');
  expect(logged()).toEqual([]);
});

test('ten a minute of each route and status are logged, the last with a note', async () => {
  vi.setSystemTime(new Date('2026-11-30T12:10:00Z'));
  for (let times = 0; times < 30; times++) await app.inject('/api/staff/members/a');
  await app.inject('/api/news/ana/paragraph');
  expect(logged()).toHaveLength(11);
  expect(logged()[8].more).toBeUndefined();
  expect(logged()[9].more).toBe('not logged in this minute');
  vi.setSystemTime(new Date('2026-11-30T12:11:00Z'));
  await app.inject('/api/staff/members/a');
  expect(logged()).toHaveLength(12);
});
