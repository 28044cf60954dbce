import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from './service.ts';

/** What one address replied while its figures changed. */
export interface ConsistencyReader {
  readonly replies: number;
  /** How many different replies there were. */
  readonly versions: number;
  /** How many different replies there were that no state of the data gives, as one of two snapshots would be. */
  readonly strays: number;
  /**
   * Waits until all web servers serve the data of the last change, and records their reply as that of a state.
   * @throws Error when they do not agree in time
   */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 100;
const SETTLE_MS = 60_000;

/** Reads an address from the web servers alternately, without the cache. */
export function startConsistencyReader(
  webs: readonly { readonly service: Service; readonly origin: string }[],
  path: string,
): ConsistencyReader {
  const seen = new Set<string>();
  const ofStates = new Set<string>();
  let replies = 0;
  let isOver = false;
  let settledData = '';
  const read = async (origin: string): Promise<string | null> => {
    const reply = await fetch(new URL(path, origin));
    const text = await reply.text();
    if (reply.status !== 200) return null;
    replies += 1;
    const hash = createHash('sha256').update(text).digest('hex');
    seen.add(hash);
    return hash;
  };
  const ended = (async () => {
    for (let i = 0; !isOver; i++) {
      const web = webs[i % webs.length] as (typeof webs)[number];
      // a server that is not there is counted by the readers
      await read(web.origin).catch(() => {});
      await pause(EVERY_MS);
    }
  })();
  return {
    get replies() {
      return replies;
    },
    get versions() {
      return seen.size;
    },
    get strays() {
      return [...seen].filter((hash) => !ofStates.has(hash)).length;
    },
    async settle() {
      const from = performance.now();
      for (;;) {
        const data = new Set(await Promise.all(webs.map(({ service }) => service.dataVersion())));
        const [version = ''] = data;
        if (data.size === 1 && version !== settledData) {
          settledData = version;
          for (const { origin } of webs) ofStates.add((await read(origin)) ?? 'no reply');
          return;
        }
        if (performance.now() - from > SETTLE_MS)
          throw new Error(`The web servers serve ${[...data].join(' and ')} after a minute.`);
        await pause(EVERY_MS);
      }
    },
    async stop() {
      isOver = true;
      await ended;
    },
  };
}
