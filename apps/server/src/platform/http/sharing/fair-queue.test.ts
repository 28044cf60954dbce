import { expect, test } from 'vitest';
import { NotReady, ReaderLeft, TooManyRequests } from '../errors.ts';
import { type Asker, openFairQueue } from './fair-queue.ts';

const of = (network: string, hasLeft = () => false): Asker => ({ network, hasLeft });
const LIMITS = { atOnce: 1, waitingPerNetwork: 10, waitingInAll: 20 };

/** Returns work that runs until `end` is called. */
function held() {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => done, end };
}

test('networks take turns, however much one of them asks for', async () => {
  const queue = openFairQueue(LIMITS);
  const begun: string[] = [];
  const ask = (network: string, name: string) =>
    queue.run(of(network), () => void begun.push(name));
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
    ...['b1', 'b2'].map((name) => ask('b', name)),
    ask('c', 'c1'),
  ]);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('no more is done at once than is allowed, and one thing of a network', async () => {
  const queue = openFairQueue({ ...LIMITS, atOnce: 2 });
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
  const queue = openFairQueue(LIMITS);
  const first = held();
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
  await expect(waiting).rejects.toBeInstanceOf(ReaderLeft);
  expect(begun).toBe(0);
});

test('beyond its share a network is refused, beyond all of them everybody; those who left make room', async () => {
  const queue = openFairQueue({ atOnce: 1, waitingPerNetwork: 2, waitingInAll: 3 });
  const first = held();
  const left = new Set<string>();
  const ask = (network: string, name: string) =>
    queue.run(
      of(network, () => left.has(name)),
      () => name,
    );
  const running = queue.run(of('a'), first.work);
  const [a1, a2] = [ask('a', 'a1'), ask('a', 'a2')];
  await expect(ask('a', 'a3')).rejects.toBeInstanceOf(TooManyRequests);
  const b1 = ask('b', 'b1');
  await expect(ask('c', 'c1')).rejects.toBeInstanceOf(NotReady);
  left.add('a1');
  const c2 = ask('c', 'c2');
  await expect(a1).rejects.toBeInstanceOf(ReaderLeft);
  first.end();
  expect(await Promise.all([running, a2, b1, c2])).toEqual([undefined, 'a2', 'b1', 'c2']);
});

test('a failure reaches the one who asked, and the next has its turn', async () => {
  const queue = openFairQueue(LIMITS);
  const failing = queue.run(of('a'), () => {
    throw new RangeError('no');
  });
  const next = queue.run(of('a'), () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('a network that rests does not keep another waiting', async () => {
  const queue = openFairQueue({ ...LIMITS, rests: true });
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
