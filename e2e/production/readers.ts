import http from 'node:http';
import https from 'node:https';

/** A reply that a reader got, or what went wrong instead. */
export interface Reading {
  /** When it was requested, by `performance.now()`. */
  readonly at: number;
  readonly ms: number;
  readonly path: string;
  /** Undefined for a reply with 200. */
  readonly failure: string | undefined;
  /** `X-Cache` of nginx. */
  readonly cache: string;
}

export interface Readers {
  readonly readings: Reading[];
  stop(): Promise<void>;
}

const TICK_MS = 10;
const TIMEOUT_MS = 15_000;

/**
 * Requests the paths one after the other at a steady rate, no matter how fast replies come.
 * @param rate requests a second
 */
export function startReaders(given: {
  origin: string;
  certificate: string;
  paths: readonly string[];
  rate: number;
}): Readers {
  const { paths, rate } = given;
  const send = createSender(given);
  const readings: Reading[] = [];
  const open = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    for (const due = ((performance.now() - began) / 1_000) * rate; sent < due; sent++) {
      const reading = send(paths[sent % paths.length] ?? '/').then((one) => {
        readings.push(one);
        open.delete(reading);
      });
      open.add(reading);
    }
  }, TICK_MS);
  return {
    readings,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}

/** Measures how many requests a second are answered when each of some readers waits for one reply after the other. */
export async function measureCapacity(
  given: { origin: string; certificate: string; paths: readonly string[] },
  { readers, until }: { readers: number; until: Promise<unknown> },
): Promise<number> {
  const send = createSender(given);
  const began = performance.now();
  let answered = 0;
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const read = async (first: number) => {
    for (let i = first; !isOver; i++) {
      await send(given.paths[i % given.paths.length] ?? '/');
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, i) => read(i * 7)));
  return answered / ((performance.now() - began) / 1_000);
}

function createSender(given: { origin: string; certificate: string }) {
  const { Agent, request } = given.origin.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 256, ca: given.certificate });
  return (path: string): Promise<Reading> =>
    new Promise((resolve) => {
      const at = performance.now();
      const finish = (failure: string | undefined, cache = '') =>
        resolve({ at, ms: performance.now() - at, path, failure, cache });
      const sent = request(
        new URL(path, given.origin),
        { agent, timeout: TIMEOUT_MS, headers: { 'accept-encoding': 'br' } },
        (reply) => {
          reply.resume();
          reply.on('error', (error) => finish(error.message));
          reply.on('end', () =>
            finish(
              reply.statusCode === 200 ? undefined : `status ${reply.statusCode}`,
              String(reply.headers['x-cache'] ?? ''),
            ),
          );
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no reply within ${TIMEOUT_MS} ms`)));
      sent.on('error', (error) => finish(error.message));
      sent.end();
    });
}

export function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}
