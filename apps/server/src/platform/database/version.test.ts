import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describeOnBothStores, silentLog } from '../testing/databases.ts';
import { inTransaction } from './transaction.ts';
import { bumpVersion, readVersion, watchVersion } from './version.ts';

describeOnBothStores('the data version', (open) => {
  test('is 0 in a new store and rises by one with each change', async () => {
    const { pool } = await open();
    expect(await readVersion(pool)).toBe(0);
    expect(await inTransaction(pool, bumpVersion)).toBe(1);
    expect(await inTransaction(pool, bumpVersion)).toBe(2);
    expect(await readVersion(pool)).toBe(2);
  });

  test('stays when the change is rolled back', async () => {
    const { pool } = await open();
    const failed = inTransaction(pool, async (client) => {
      await bumpVersion(client);
      throw new Error('the release is not whole');
    });
    await expect(failed).rejects.toThrow('the release is not whole');
    expect(await readVersion(pool)).toBe(0);
  });

  test('counts every one of many changes at the same time', async () => {
    const { pool } = await open();
    await Promise.all(Array.from({ length: 40 }, () => inTransaction(pool, bumpVersion)));
    expect(await readVersion(pool)).toBe(40);
  });

  test('a watch tells each new version once and never calls while a call is under way', async () => {
    const { pool } = await open();
    const told: number[] = [];
    let atOnce = 0;
    let most = 0;
    const watch = watchVersion(
      pool,
      async (version) => {
        most = Math.max(most, ++atOnce);
        told.push(version);
        await pause(60);
        atOnce--;
      },
      { everyMs: 10, log: silentLog },
    );
    for (let i = 0; i < 5; i++) {
      await inTransaction(pool, bumpVersion);
      await pause(30);
    }
    await watch.lookNow();
    await watch.close();
    await inTransaction(pool, bumpVersion);
    await pause(50);
    expect(told.at(-1)).toBe(5);
    expect(new Set(told).size).toBe(told.length);
    expect(most).toBe(1);
  });

  test('a version whose snapshot failed is told again', async () => {
    const { pool } = await open();
    await inTransaction(pool, bumpVersion);
    let calls = 0;
    const watch = watchVersion(
      pool,
      () => {
        if (++calls === 1) throw new Error('out of memory');
      },
      { everyMs: 10, log: silentLog },
    );
    await watch.lookNow();
    await watch.lookNow();
    await watch.lookNow();
    await watch.close();
    expect(calls).toBe(2);
  });

  test('a watch survives connections that break', async () => {
    const { pool } = await open();
    const told: number[] = [];
    const watch = watchVersion(pool, (version) => void told.push(version), {
      everyMs: 10,
      log: silentLog,
    });
    await watch.lookNow();
    const client = await pool.connect();
    client.release(new Error('the database was restarted'));
    await inTransaction(pool, bumpVersion);
    await watch.lookNow();
    await watch.close();
    expect(told).toEqual([1]);
  });
});
