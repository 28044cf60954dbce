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

test('networks take turns, however much one of them asks for', async () => {
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

test('no more is done at once than is allowed, and one thing of a network', async () => {
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

test('what nobody waits for any more is not begun', async () => {
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

test('beyond its share a network is refused, beyond all of them everybody; those who left make room', async () => {
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

test('a failure reaches the one who asked, and the next has its turn', async () => {
  const queue = createFairQueue(LIMITS);
  const failing = queue.run(of('a'), () => {
    throw new RangeError('no');
  });
  const next = queue.run(of('a'), () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('a network that rests does not keep another waiting', async () => {
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
