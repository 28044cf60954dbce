import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { describeOnEmbeddedStore } from '../platform/testing/databases.ts';
import * as testFeatures from '../testing/test-features.ts';
import { openSnapshotBuilder } from './open-snapshot-builder.ts';

/** Longer than the builder waits before it starts the next thread. */
const A_WHILE_MS = 2_000;

describeOnEmbeddedStore("the builder's thread", (open) => {
  let poolOptions: Database['poolOptions'];
  const started: Worker[] = [];
  const onWorker = (worker: Worker) => void started.push(worker);
  beforeEach(async () => {
    ({ poolOptions } = await open());
    started.length = 0;
    process.on('worker', onWorker);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    process.off('worker', onWorker);
  });

  test('builds, is ready again after a while, builds again, and ends with the server', async () => {
    const builder = openSnapshotBuilder({
      poolOptions,
      featuresUrl: testFeatures.url,
      config: readConfig({}),
    });
    const first = await builder.build({ before: undefined, minVersions: new Map() });
    expect(started).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(started).toHaveLength(2);
    const second = await builder.build({ before: undefined, minVersions: new Map() });
    expect(started).toHaveLength(2);
    expect([...first.built.data.keys()]).toContain('crime');
    expect([...second.built.data.keys()]).toEqual([...first.built.data.keys()]);
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(started).toHaveLength(3);
    await builder.close();
    // every thread ends
    for (const worker of started) if (worker.threadId !== -1) await once(worker, 'exit');
  });

  test('that cannot load its code reports the error on each build', async () => {
    const featuresUrl = new URL('./nothing.ts', import.meta.url).href;
    const builder = openSnapshotBuilder({ poolOptions, featuresUrl, config: readConfig({}) });
    await expect(builder.build({ before: undefined, minVersions: new Map() })).rejects.toThrow(
      /nothing\.ts/,
    );
    // meanwhile the thread being prepared fails too, without consequences
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    const ready = started.at(-1) as Worker;
    if (ready.threadId !== -1) await new Promise((resolve) => ready.once('exit', resolve));
    await expect(builder.build({ before: undefined, minVersions: new Map() })).rejects.toThrow(
      /nothing\.ts/,
    );
    await builder.close();
  });
});
