import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../platform/database/open-database.ts';
import { readDataVersion } from '../../platform/database/version.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { describeOnBothStores, silentLog } from '../../platform/testing/databases.ts';
import { createSourceJobs } from './jobs.ts';
import { runSource } from './run-source.ts';
import { RetryAfterError, type SourceKind, type SourceRun } from './source-kind.ts';
import { toSourceReply } from './source-status-cache.ts';
import {
  addSource,
  lockSource,
  pauseSource,
  readDueSources,
  readSources,
  SOURCES_VERSION_KEY,
} from './store.ts';

const noon = new Date('2026-11-20T20:00:00Z');
const minutes = (count: number) => count * 60_000;

describeOnBothStores('a source', (open) => {
  let database: Database;
  let now: Date;
  let does: (run: SourceRun) => Promise<{ published: boolean; message: string }>;
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const kind: SourceKind = {
    kind: 'toy',
    description: 'a toy',
    place: 'address',
    settings: z.strictObject({}),
    run: (run) => does(run),
  };
  const run = (onlyIfDue = true) =>
    runSource(
      {
        database,
        kinds: [kind],
        dataFolder: '',
        portal: { fetch, wait: async () => {}, appToken: undefined, timeoutMs: 1, pageRows: 1 },
        clock: () => now,
        log: silentLog,
      },
      'lapd',
      { onlyIfDue, signal: new AbortController().signal },
    );
  const only = async () => (await readSources(database.pool))[0];

  beforeEach(async () => {
    database ??= await open();
    now = noon;
    does = async () => ({ published: true, message: '3 new' });
    await database.pool.query('delete from source');
    await addSource(database.pool, {
      name: 'lapd',
      title: 'Los Angeles Police',
      kind: 'toy',
      place: 'https://user.example.org/resource/a.json?x=1',
      settings: {},
      everySeconds: 3_600,
      now,
    });
  });

  test('that is added or resumed triggers an immediate check on every server', async () => {
    const { schedule } = createSourceJobs({
      pool: database.pool,
      clock: () => now,
      run: async () => undefined,
    }).jobs.find(({ name }) => name === 'sources-due') as Job;
    expect(schedule?.afterChangeOf).toEqual([SOURCES_VERSION_KEY]);
    const version = () => readDataVersion(database.pool, SOURCES_VERSION_KEY);
    const added = await version();
    expect(added).toBeGreaterThan(0);
    await pauseSource(database.pool, 'lapd', false, now);
    expect(await version()).toBe(added + 1);
  });

  test('is due at once, and after a run again after its rhythm', async () => {
    expect(await readDueSources(database.pool, now)).toEqual(['lapd']);
    expect(await run()).toEqual({ result: 'published', message: '3 new' });
    pass(minutes(59));
    expect(await readDueSources(database.pool, now)).toEqual([]);
    expect(await run()).toEqual({ result: 'not-run' });
    pass(minutes(1));
    expect(await readDueSources(database.pool, now)).toEqual(['lapd']);
  });

  test('that fails is retried with growing delays, and is reported as failing, then late, then current', async () => {
    await run();
    pass(minutes(60));
    does = async () => {
      throw new Error('the portal answered 502');
    };
    const waits: number[] = [];
    const states = new Set<string>();
    const since = now.getTime();
    while (now.getTime() - since < minutes(24 * 60)) {
      expect(await run()).toEqual({ result: 'failed', message: 'the portal answered 502' });
      const source = await only();
      if (source === undefined) throw new Error('gone');
      states.add(toSourceReply(source, now).state);
      waits.push((source.nextRunAt.getTime() - now.getTime()) / minutes(1));
      now = source.nextRunAt;
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect([...states]).toEqual(['failing', 'late']);
    expect(await only()).toMatchObject({ lastResult: 'failed', lastSuccessAt: noon });
    does = async () => ({ published: false, message: 'nothing new' });
    await run();
    const source = await only();
    expect(source).toMatchObject({ failures: 0, lastSuccessAt: now, lastPublishedAt: noon });
    expect(source && toSourceReply(source, now)).toEqual({
      name: 'lapd',
      title: 'Los Angeles Police',
      kind: 'toy',
      host: 'user.example.org',
      every_seconds: 3_600,
      state: 'current',
      checked_at: now.toISOString(),
      changed_at: noon.toISOString(),
      next_at: new Date(now.getTime() + minutes(60)).toISOString(),
    });
  });

  test('that requests a delay of two hours is not run for two hours', async () => {
    does = async () => {
      throw new RetryAfterError('the portal answered 429', 7_200);
    };
    await run();
    expect((await only())?.nextRunAt).toEqual(new Date(now.getTime() + minutes(120)));
  });

  test('is run by one of those that want to', async () => {
    let running = 0;
    does = async () => {
      running++;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { published: true, message: '3 new' };
    };
    const results = await Promise.all([run(), run(), run(false)]);
    expect(running).toBe(1);
    expect(results.map(({ result }) => result).sort()).toEqual(['not-run', 'not-run', 'published']);
  });

  test('whose run was killed is free again after a while', async () => {
    const until = new Date(now.getTime() + minutes(2));
    const holder = 'b3f0c6d2-6f0e-4f57-9d2e-0d5a3c1f4a11';
    expect(await lockSource(database.pool, 'lapd', { holder, now, until }, true)).toBeDefined();
    pass(minutes(1));
    expect(await readDueSources(database.pool, now)).toEqual([]);
    expect(await run(false)).toEqual({ result: 'not-run' });
    pass(minutes(1));
    expect(await readDueSources(database.pool, now)).toEqual(['lapd']);
    expect(await run()).toMatchObject({ result: 'published' });
  });

  test('that is paused is run only on request of the operator', async () => {
    await pauseSource(database.pool, 'lapd', true, now);
    expect(await readDueSources(database.pool, now)).toEqual([]);
    expect(await run()).toEqual({ result: 'not-run' });
    expect(await run(false)).toMatchObject({ result: 'published' });
    await pauseSource(database.pool, 'lapd', false, now);
    expect(await readDueSources(database.pool, now)).toEqual(['lapd']);
  });

  test('retains its read position even if the rest of the run fails', async () => {
    const marks: unknown[] = [];
    does = async ({ mark, saveMark }) => {
      marks.push(mark);
      await saveMark({ rows: marks.length });
      throw new Error('no room on the disk');
    };
    await run();
    await run(false);
    expect(marks).toEqual([null, { rows: 1 }]);
  });
});
