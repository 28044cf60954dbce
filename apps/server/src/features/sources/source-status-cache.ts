import type { SourceReply } from '@townlight/contract/sources';
import { findSourceState } from '@townlight/domain/sources';
import type { Pool } from 'pg';
import type { Log } from '../../platform/log.ts';
import { readSources, type Source } from './store.ts';

export type SourceStatusCache = {
  /** Returns the status of the sources as last read from the database. */
  current(): Promise<readonly SourceReply[]>;
  close(): Promise<void>;
};

const EVERY_MS = 5_000;

/**
 * Caches the public status of the sources in memory: a slow or lost database delays no page, and a source that is no
 * longer polled becomes late by the clock alone.
 */
export function openSourceStatusCache(
  pool: Pool,
  { log, clock, everyMs = EVERY_MS }: { log: Log; clock: () => Date; everyMs?: number },
): SourceStatusCache {
  let sources: readonly Source[] = [];
  let reading: Promise<void> | undefined;
  let isReachable = true;
  const read = (): Promise<void> => {
    reading ??= readSources(pool)
      .then(
        (rows) => {
          sources = rows;
          isReachable = true;
        },
        (error: Error) => {
          if (isReachable) log.warn(`cannot read the state of the sources: ${error.message}`);
          isReachable = false;
        },
      )
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const first = read();
  const timer = setInterval(read, everyMs).unref();
  return {
    async current() {
      await first;
      const now = clock();
      return sources.map((source) => toSourceReply(source, now));
    },
    async close() {
      clearInterval(timer);
      await reading;
    },
  };
}

/** Returns the public status, without the operator's data: no folder, no path or query of an address, no error. */
export function toSourceReply(source: Source, now: Date): SourceReply {
  const state = findSourceState(source, now);
  return {
    name: source.name,
    title: source.title,
    kind: source.kind,
    host: /^https?:/.test(source.place) ? new URL(source.place).host : null,
    every_seconds: source.everySeconds,
    state,
    checked_at: source.lastSuccessAt?.toISOString() ?? null,
    changed_at: source.lastPublishedAt?.toISOString() ?? null,
    next_at: source.paused ? null : source.nextRunAt.toISOString(),
  };
}
