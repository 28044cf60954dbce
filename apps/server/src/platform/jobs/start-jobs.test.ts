import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../database/open-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { describeOnBothStores, describeOnPostgres, silentLog } from '../testing/databases.ts';
import { WAIT_OPTIONS } from '../testing/run-length.ts';
import type { Job, JobContext } from './job.ts';
import { JOB_GAUGES } from './job-gauges.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

const mailPayload = z.strictObject({ to: z.string() });
type MailPayload = z.infer<typeof mailPayload>;

const mailJob = (
  handle: (payload: MailPayload, run: JobContext) => Promise<void>,
  more: Partial<Job<MailPayload>> = {},
): Job<MailPayload> => ({
  name: 'mail',
  payload: mailPayload,
  timeoutSeconds: 60,
  handle,
  ...more,
});

/** No poll happens within the time of a test: every run was triggered. */
const NEVER_POLLS = 600;

describeOnBothStores('jobs', (open) => {
  let database: Database;
  const opened: Jobs[] = [];
  const start = (
    jobs: readonly Job[],
    { log = silentLog, everySeconds = NEVER_POLLS } = {},
  ): Jobs => {
    const started = startJobs(database, jobs, { log, everySeconds });
    opened.push(started);
    return started;
  };
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    for (const jobs of opened.splice(0)) await jobs.close();
    await database.pool.query('drop schema if exists pgboss cascade');
  });

  test('a job that is sent runs once with its payload', async () => {
    const handled: MailPayload[] = [];
    const mail = mailJob(async (payload) => void handled.push(payload));
    const jobs = start([mail]);
    expect(await jobs.send(mail, { to: 'Ana' })).toBe(true);
    await vi.waitFor(() => expect(handled).toEqual([{ to: 'Ana' }]), WAIT_OPTIONS);
  });

  test('those that wait are measured by queue', async () => {
    const mail = mailJob(async () => undefined);
    const jobs = start([mail]);
    await jobs.send(mail, { to: 'Ana' }, { afterSeconds: 600 });
    await jobs.send(mail, { to: 'Ben' }, { afterSeconds: 600 });
    const [states, waiting] = await Promise.all(JOB_GAUGES.map(({ read }) => read(database.pool)));
    expect(states).toEqual([{ labels: { queue: 'mail', state: 'created' }, value: 2 }]);
    expect(waiting).toEqual([]);
    await database.pool.query("update pgboss.job set start_after = now() - interval '5 minutes'");
    const [due] = (await JOB_GAUGES[1]?.read(database.pool)) ?? [];
    expect(due?.labels).toEqual({ queue: 'mail' });
    expect(due?.value).toBeGreaterThanOrEqual(300);
  });

  // the order of a group's runs is not guaranteed: two workers may fetch one at once, and one of them puts its job
  // back
  test('runs of a group never overlap, and a hanging group does not delay a different group', async () => {
    const begun: string[] = [];
    const running = new Set<string>();
    const overlaps: string[] = [];
    const hanging = Promise.withResolvers<void>();
    const mail = mailJob(
      async ({ to }) => {
        const group = to.slice(0, -2);
        if (running.has(group)) overlaps.push(to);
        running.add(group);
        begun.push(to);
        if (group === 'Ana') await hanging.promise;
        running.delete(group);
      },
      { concurrency: 3 },
    );
    const jobs = start([mail], { everySeconds: 1 });
    await jobs.ready;
    const anas = ['Ana 1', 'Ana 2', 'Ana 3', 'Ana 4'];
    const remaining = ['Bo 1', 'Bo 2', 'Cai 1'];
    for (const to of [...anas, ...remaining])
      await jobs.send(mail, { to }, { group: to.slice(0, -2) });
    await vi.waitFor(() => expect(begun).toEqual(expect.arrayContaining(remaining)), WAIT_OPTIONS);
    expect(begun.filter((to) => anas.includes(to))).toHaveLength(1);
    hanging.resolve();
    await vi.waitFor(() => expect(begun.toSorted()).toEqual([...anas, ...remaining]), WAIT_OPTIONS);
    expect(overlaps).toEqual([]);
  });

  test('a batch of jobs is run without a wait between them, each as soon as it is sent', async () => {
    const handled: string[] = [];
    const mail = mailJob(async ({ to }) => void handled.push(to));
    const jobs = start([mail]);
    await jobs.ready;
    const readers = Array.from({ length: 30 }, (_, n) => `reader ${n}`);
    for (const to of readers) await jobs.send(mail, { to });
    await vi.waitFor(() => expect(handled.toSorted()).toEqual(readers.toSorted()), WAIT_OPTIONS);
    await jobs.send(mail, { to: 'one more' });
    await vi.waitFor(() => expect(handled.at(-1)).toBe('one more'), WAIT_OPTIONS);
  });

  test('a job with concurrency runs in parallel up to its limit', async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    let running = 0;
    let maxRunning = 0;
    let handled = 0;
    const mail = mailJob(
      async () => {
        maxRunning = Math.max(maxRunning, ++running);
        await gate;
        running--;
        handled++;
      },
      { concurrency: 4 },
    );
    const jobs = start([mail]);
    await jobs.ready;
    for (let n = 0; n < 10; n++) await jobs.send(mail, { to: `reader ${n}` });
    await vi.waitFor(() => expect(running).toBe(4), WAIT_OPTIONS);
    openGate();
    await vi.waitFor(() => expect(handled).toBe(10), WAIT_OPTIONS);
    expect(maxRunning).toBe(4);
  });

  test('jobs waiting at server start run consecutively without a delay', async () => {
    const handled: string[] = [];
    let isAway = true;
    const mail = mailJob(async ({ to }, { signal }) => {
      if (isAway) await new Promise((_, reject) => signal.addEventListener('abort', reject));
      handled.push(to);
    });
    const before = start([mail]);
    for (const to of ['under way', 'Ana', 'Bea', 'Cleo']) await before.send(mail, { to });
    await before.close();
    isAway = false;
    start([mail]);
    await vi.waitFor(() => expect(handled).toEqual(['Ana', 'Bea', 'Cleo']), WAIT_OPTIONS);
  });

  test('a job sent inside a transaction exists when that is committed, and only then', async () => {
    const handled: string[] = [];
    const mail = mailJob(async ({ to }) => void handled.push(to));
    const jobs = start([mail]);
    await jobs.ready;
    const withdrawn = inTransaction(database.pool, async (client) => {
      await jobs.send(mail, { to: 'nobody' }, { client });
      throw new Error('changed my mind');
    });
    await expect(withdrawn).rejects.toThrow('changed my mind');
    await inTransaction(database.pool, async (client) => {
      await client.query('create table outbox (reader text)');
      await client.query("insert into outbox values ('Ana')");
      await jobs.send(mail, { to: 'Ana' }, { client });
    });
    await vi.waitFor(() => expect(handled).toEqual(['Ana']), WAIT_OPTIONS);
    const { rows } = await database.pool.query('select reader from outbox');
    expect(rows).toEqual([{ reader: 'Ana' }]);
    await database.pool.query('drop table outbox');
  });

  test('a failing job is retried, and abandoned after the last retry', async () => {
    const attempts: number[] = [];
    const mail = mailJob(
      async (_, { attempt }) => {
        attempts.push(attempt);
        throw new Error('the mail server is away');
      },
      { retry: { times: 2, firstDelaySeconds: 1, maxDelaySeconds: 1 } },
    );
    const logged: string[] = [];
    const log = pino(
      { level: 'error' },
      { write: (line) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
    );
    await start([mail], { log, everySeconds: 0.5 }).send(mail, { to: 'Ana' });
    await vi.waitFor(() => expect(attempts).toEqual([1, 2, 3]), WAIT_OPTIONS);
    await vi.waitFor(
      () => expect(logged).toEqual(['the job mail failed: the mail server is away']),
      WAIT_OPTIONS,
    );
  });

  test('per key one job runs and one waits; further jobs are dropped', async () => {
    let running = 0;
    let maxRunning = 0;
    const handled: string[] = [];
    const gate = Promise.withResolvers<void>();
    const mail = mailJob(
      async ({ to }) => {
        maxRunning = Math.max(maxRunning, ++running);
        await gate.promise;
        running--;
        handled.push(to);
      },
      { onePerKey: true },
    );
    const first = start([mail]);
    await first.ready;
    const second = start([mail]);
    await second.ready;
    await first.send(mail, { to: 'first' }, { key: 'a' });
    await vi.waitFor(() => expect(running).toBe(1), WAIT_OPTIONS);
    expect(await second.send(mail, { to: 'second' }, { key: 'a' })).toBe(true);
    // meanwhile the idle second server has polled for the waiting job
    for (let n = 0; n < 10; n++)
      for (const jobs of [first, second])
        expect(await jobs.send(mail, { to: 'third' }, { key: 'a' })).toBe(false);
    gate.resolve();
    await vi.waitFor(() => expect(handled).toEqual(['first', 'second']), WAIT_OPTIONS);
    expect(maxRunning).toBe(1);
  });

  test('closing ends the run under way, which is run again when the server is back', async () => {
    const attempts: number[] = [];
    let ended: unknown;
    const mail = mailJob(
      (_, { attempt, signal }) => {
        attempts.push(attempt);
        if (attempt > 1) return Promise.resolve();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            ended = signal.reason;
            reject(signal.reason);
          });
        });
      },
      { retry: { times: 3, firstDelaySeconds: 1, maxDelaySeconds: 1 } },
    );
    const jobs = start([mail]);
    await jobs.send(mail, { to: 'Ana' });
    await vi.waitFor(() => expect(attempts).toEqual([1]), WAIT_OPTIONS);
    await jobs.close();
    expect(ended).toEqual(new Error('the server is shutting down'));
    start([mail], { everySeconds: 0.5 });
    await vi.waitFor(() => expect(attempts).toEqual([1, 2]), WAIT_OPTIONS);
  });

  test('the stored schedule contains only currently defined jobs', async () => {
    const schedule = { cron: '0 6 * * *', timeZone: 'America/Los_Angeles', payload: { to: 'all' } };
    const daily = mailJob(async () => undefined, { schedule });
    const stored = async () =>
      (await database.pool.query('select name, cron, timezone from pgboss.schedule')).rows;
    const before = start([daily]);
    await before.ready;
    expect(await stored()).toEqual([
      { name: 'mail', cron: '0 6 * * *', timezone: 'America/Los_Angeles' },
    ]);
    await before.close();
    await start([mailJob(async () => undefined)]).ready;
    expect(await stored()).toEqual([]);
  });

  test('a payload of the wrong shape is not sent', async () => {
    const mail = mailJob(async () => undefined);
    await expect(start([mail]).send(mail, { to: 7 } as never)).rejects.toThrow(/expected string/);
  });
});

describeOnBothStores('a server that is killed in the middle of a job', (open) => {
  test('is followed by a server that runs the job again', async () => {
    const store = await open.newStore();
    const script = fileURLToPath(new URL('../testing/child-worker.ts', import.meta.url));
    const child = spawn(process.execPath, [script, JSON.stringify(store)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const attempts: number[] = [];
    const mail = mailJob(async (_, { attempt }) => void attempts.push(attempt), {
      retry: { times: 3, firstDelaySeconds: 1, maxDelaySeconds: 1 },
    });
    const database = await open(store);
    // simulates the maximum silence of a run
    await database.pool.query(
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '10 seconds' where state = 'active'`,
    );
    const jobs = startJobs(database, [mail], {
      log: silentLog,
      everySeconds: 0.5,
      heartbeatSeconds: 10,
    });
    await vi.waitFor(() => expect(attempts).toEqual([2]), WAIT_OPTIONS);
    await jobs.close();
  });
});

describeOnPostgres('jobs with several servers', (open) => {
  test('every job is run by one of two servers', async () => {
    const database = await open();
    const handled: string[] = [];
    const busyServers = new Set<string>();
    const bothRunning = Promise.withResolvers<void>();
    const mail = (server: string) =>
      mailJob(async ({ to }) => {
        busyServers.add(server);
        if (busyServers.size === 2) bothRunning.resolve();
        // the first job of one server runs until the other server has one
        await bothRunning.promise;
        handled.push(`${server} ${to}`);
      });
    const servers = ['one', 'two'].map((server) =>
      startJobs(database, [mail(server)], { log: silentLog, everySeconds: 0.5 }),
    );
    const [first, second] = servers as [Jobs, Jobs];
    for (let n = 0; n < 10; n++) await (n % 2 ? first : second).send(mail(''), { to: `${n}` });
    await vi.waitFor(() => expect(handled).toHaveLength(10), WAIT_OPTIONS);
    for (const jobs of servers) await jobs.close();
    expect(new Set(handled.map((line) => line.split(' ')[1])).size).toBe(10);
    expect(new Set(handled.map((line) => line.split(' ')[0]))).toEqual(new Set(['one', 'two']));
  });

  test('a database that is unreachable at startup ends nothing, and the jobs run once it is available', async () => {
    const postgres = inject('postgres');
    expect(postgres).toHaveProperty('url');
    const store = await open.newStore();
    const database = await open(store);
    const name = new URL(store.databaseUrl as string).pathname.slice(1);
    const admin = await openDatabase(
      { dataFolder: '', databaseUrl: (postgres as { url: string }).url },
      { role: 'command', log: silentLog, migrationsFolder: null },
    );
    await admin.pool.query(`alter database ${name} allow_connections false`);
    const handled: string[] = [];
    const mail = mailJob(async ({ to }) => void handled.push(to));
    const warned = Promise.withResolvers<void>();
    const log = pino({ level: 'warn' }, { write: () => warned.resolve() });
    const jobs = startJobs(database, [mail], { log, everySeconds: 0.5 });
    await warned.promise;
    await admin.pool.query(`alter database ${name} allow_connections true`);
    await jobs.send(mail, { to: 'Ana' });
    await vi.waitFor(() => expect(handled).toEqual(['Ana']), WAIT_OPTIONS);
    // then all connections are terminated while the jobs are running
    await admin.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    await vi.waitFor(() => jobs.send(mail, { to: 'Bea' }), WAIT_OPTIONS);
    await vi.waitFor(() => expect(handled).toEqual(['Ana', 'Bea']), WAIT_OPTIONS);
    await jobs.close();
    await admin.close();
  });
});
