import type { UsageRequest } from '@townlight/contract/usage';
import type { Pool } from 'pg';
import type { Log } from '../../platform/log.ts';
import { addUsageCounts, type UsageCount } from './store.ts';

/** How long counts are buffered in memory. A server that is killed loses at most these. */
const WRITE_INTERVAL_MS = 10_000;

/** The buffer of usage counts in this process. */
export interface UsageCounter {
  add(request: UsageRequest): void;
  /** Writes the buffered counts. Counts that cannot be written stay in the buffer. */
  write(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Buffers counts in memory and writes them together, so that a click causes no database write. The buffer is bounded by
 * the number of days, pages, events and languages.
 */
export function openUsageCounter(options: {
  pool: Pool;
  log: Log;
  today: () => string;
}): UsageCounter {
  const { pool, log, today } = options;
  let waiting = new Map<string, UsageCount>();
  let writing: Promise<void> = Promise.resolve();

  const accumulate = (one: UsageCount) => {
    const key = `${one.day} ${one.page} ${one.event} ${one.language}`;
    waiting.set(key, { ...one, count: one.count + (waiting.get(key)?.count ?? 0) });
  };
  const writeAll = async () => {
    if (waiting.size === 0) return;
    const counts = [...waiting.values()];
    waiting = new Map();
    try {
      await addUsageCounts(pool, counts);
    } catch (error) {
      for (const one of counts) accumulate(one);
      log.warn(
        { err: error },
        'usage counts could not be stored; they stay in memory until the next attempt',
      );
    }
  };
  const write = () => {
    writing = writing.then(writeAll);
    return writing;
  };
  const timer = setInterval(() => void write(), WRITE_INTERVAL_MS).unref();

  return {
    add({ language, events }) {
      const day = today();
      for (const { event, page } of events) accumulate({ day, page, event, language, count: 1 });
    },
    write,
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}
