import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { describeOnBothStores, silentLog } from '../testing/databases.ts';
import { inTransaction } from './transaction.ts';
import {
  bumpVersion,
  type DataVersions,
  readDataVersion,
  readDataVersions,
  watchDataVersions,
} from './version.ts';

const bump = (client: PoolClient) => bumpVersion(client, 'air');

describeOnBothStores('the data version', (open) => {
  let pool: Pool;
  beforeAll(async () => {
    ({ pool } = await open());
  });
  afterEach(() => pool.query('delete from data_version'));

  test('is 0 in a new store and rises by one with each change', async () => {
    expect(await readDataVersion(pool, 'air')).toBe(0);
    expect(await inTransaction(pool, bump)).toBe(1);
    expect(await inTransaction(pool, bump)).toBe(2);
    expect(await readDataVersion(pool, 'air')).toBe(2);
  });

  test('belongs to one subject: a change of a different subject does not affect it, and one query reads all versions', async () => {
    await inTransaction(pool, bump);
    await inTransaction(pool, (client) => bumpVersion(client, 'crime'));
    await inTransaction(pool, bump);
    expect(await readDataVersions(pool)).toEqual(
      new Map([
        ['air', 2],
        ['crime', 1],
      ]),
    );
  });

  test('stays when the change is rolled back', async () => {
    const failed = inTransaction(pool, async (client) => {
      await bump(client);
      throw new Error('the release is not whole');
    });
    await expect(failed).rejects.toThrow('the release is not whole');
    expect(await readDataVersion(pool, 'air')).toBe(0);
  });

  test('counts every one of many changes at the same time', async () => {
    await Promise.all(Array.from({ length: 40 }, () => inTransaction(pool, bump)));
    expect(await readDataVersion(pool, 'air')).toBe(40);
  });

  test('a watch reports each new version once and never runs its callback concurrently', async () => {
    const received: (number | undefined)[] = [];
    let atOnce = 0;
    let maxConcurrent = 0;
    const watch = watchDataVersions(
      pool,
      async (versions) => {
        maxConcurrent = Math.max(maxConcurrent, ++atOnce);
        received.push(versions.get('air'));
        await pause(60);
        atOnce--;
      },
      { everyMs: 10, log: silentLog },
    );
    for (let i = 0; i < 5; i++) {
      await inTransaction(pool, bump);
      await pause(30);
    }
    await watch.checkNow();
    await watch.close();
    await inTransaction(pool, bump);
    await pause(50);
    expect(received.at(-1)).toBe(5);
    expect(new Set(received).size).toBe(received.length);
    expect(maxConcurrent).toBe(1);
  });

  test('a watch first reports the current versions, then a change of any subject', async () => {
    const received: DataVersions[] = [];
    const watch = watchDataVersions(pool, (versions) => void received.push(versions), {
      everyMs: 3_600_000,
      log: silentLog,
    });
    await watch.checkNow();
    await watch.checkNow();
    await inTransaction(pool, (client) => bumpVersion(client, 'crime'));
    await watch.checkNow();
    await watch.close();
    expect(received).toEqual([new Map(), new Map([['crime', 1]])]);
  });

  test('a watch polls twice a second by default', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const received: (number | undefined)[] = [];
    const watch = watchDataVersions(pool, (versions) => void received.push(versions.get('air')), {
      log: silentLog,
    });
    expect(timer.mock.calls.map(([, ms]) => ms)).toContain(500);
    timer.mockRestore();
    await inTransaction(pool, bump);
    await expect.poll(() => received.at(-1), { timeout: 30_000 }).toBe(1);
    await watch.close();
  });

  test('a version whose snapshot failed is reported again', async () => {
    await inTransaction(pool, bump);
    let calls = 0;
    const watch = watchDataVersions(
      pool,
      () => {
        if (++calls === 1) throw new Error('out of memory');
      },
      { everyMs: 10, log: silentLog },
    );
    await watch.checkNow();
    await watch.checkNow();
    await watch.checkNow();
    await watch.close();
    expect(calls).toBe(2);
  });

  test('a watch survives connections that break', async () => {
    const received: (number | undefined)[] = [];
    const watch = watchDataVersions(pool, (versions) => void received.push(versions.get('air')), {
      everyMs: 10,
      log: silentLog,
    });
    await watch.checkNow();
    const client = await pool.connect();
    client.release(new Error('the database was restarted'));
    await inTransaction(pool, bump);
    await watch.checkNow();
    await watch.close();
    expect(received).toEqual([undefined, 1]);
  });
});
