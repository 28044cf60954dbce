import type { StoreStatus } from '@townlight/contract/staff/store-status';
import { expect, test } from 'vitest';
import { createStoreStatusCache } from '../store-status-cache.ts';

const status: StoreStatus = [
  { name: 'residents', state: 'partial', text: '265 of 272 neighborhoods', details: ['Venice'] },
];
const good = { output: JSON.stringify(status), failure: undefined };

test('the status is read once for all requests within a minute', async () => {
  let now = 0;
  let runs = 0;
  const read = createStoreStatusCache(
    async () => {
      runs++;
      return good;
    },
    () => new Date(now),
  );
  expect(await Promise.all([read(), read()])).toEqual([status, status]);
  now = 59_000;
  await read();
  expect(runs).toBe(1);
  now = 60_000;
  await read();
  expect(runs).toBe(2);
});

test('a failure is given with its reason, and the next request reads again', async () => {
  let result = { output: '', failure: 'the database is not reachable' as string | undefined };
  const read = createStoreStatusCache(
    async () => result,
    () => new Date(0),
  );
  await expect(read()).rejects.toThrow('the database is not reachable');
  result = good;
  expect(await read()).toEqual(status);
});
