import { expect, test } from 'vitest';
import { ClientDisconnected, NotReady, TooManyRequests } from '../errors.ts';
import { createFairQueue, type Requester } from './fair-queue.ts';

const of = (network: string, hasLeft = () => false): Requester => ({ network, hasLeft });
const LIMITS = { concurrency: 1, maxWaitingPerNetwork: 10, maxWaiting: 20 };

/** Returns work that runs until `end` is called. */
function createPendingWork() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => done, end };
}

test('networks are served round-robin, regardless of how many requests one of them sends', async () => {
  const queue = createFairQueue(LIMITS);
  const begun: string[] = [];
  const enqueue = (network: string, name: string) =>
    queue.run(of(network), () => void begun.push(name));
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => enqueue('a', name)),
    ...['b1', 'b2'].map((name) => enqueue('b', name)),
    enqueue('c', 'c1'),
  ]);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('concurrency is limited in total, and to one task per network', async () => {
  const queue = createFairQueue({ ...LIMITS, concurrency: 2 });
  const running: string[] = [];
  const seen: string[] = [];
  const work = (network: string) => async () => {
    running.push(network);
    seen.push(running.toSorted().join(''));
    await new Promise((resolve) => setImmediate(resolve));
    running.splice(running.indexOf(network), 1);
  };
  await Promise.all(
    ['a', 'a', 'a', 'b', 'c', 'c'].map((network) => queue.run(of(network), work(network))),
  );
  expect(seen).toHaveLength(6);
  for (const together of seen) expect(together).toMatch(/^(?:a?b?|a?c?|b?c?)$/);
});

test('work is not started once no client waits for it', async () => {
  const queue = createFairQueue(LIMITS);
  const first = createPendingWork();
  const running = queue.run(of('a'), first.work);
  let hasLeft = false;
  let begun = 0;
  const waiting = queue.run(
    of('a', () => hasLeft),
    () => {
      begun += 1;
    },
  );
  hasLeft = true;
  first.end();
  await running;
  await expect(waiting).rejects.toBeInstanceOf(ClientDisconnected);
  expect(begun).toBe(0);
});

test('requests beyond a network’s share or the total limit are rejected; disconnected clients free their places', async () => {
  const queue = createFairQueue({ concurrency: 1, maxWaitingPerNetwork: 2, maxWaiting: 3 });
  const first = createPendingWork();
  const left = new Set<string>();
  const enqueue = (network: string, name: string) =>
    queue.run(
      of(network, () => left.has(name)),
      () => name,
    );
  const running = queue.run(of('a'), first.work);
  const [a1, a2] = [enqueue('a', 'a1'), enqueue('a', 'a2')];
  await expect(enqueue('a', 'a3')).rejects.toBeInstanceOf(TooManyRequests);
  const b1 = enqueue('b', 'b1');
  await expect(enqueue('c', 'c1')).rejects.toBeInstanceOf(NotReady);
  left.add('a1');
  const c2 = enqueue('c', 'c2');
  await expect(a1).rejects.toBeInstanceOf(ClientDisconnected);
  first.end();
  expect(await Promise.all([running, a2, b1, c2])).toEqual([undefined, 'a2', 'b1', 'c2']);
});

test('a failure is returned to its requester, and the next task runs', async () => {
  const queue = createFairQueue(LIMITS);
  const failing = queue.run(of('a'), () => {
    throw new RangeError('no');
  });
  const next = queue.run(of('a'), () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('a network in its rest period does not delay another network', async () => {
  const queue = createFairQueue({ ...LIMITS, rests: true });
  const begun: string[] = [];
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await Promise.all([
    queue.run(of('a'), work('a1')),
    queue.run(of('a'), work('a2')),
    queue.run(of('b'), work('b1')),
  ]);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});
