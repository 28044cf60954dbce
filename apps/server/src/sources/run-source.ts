import { randomUUID } from 'node:crypto';
import { nextRun } from '@townlight/domain/sources';
import type { Database } from '../platform/database/open-database.ts';
import { Failure } from '../platform/failure.ts';
import type { Log } from '../platform/log.ts';
import {
  AskedToWait,
  type PortalAccess,
  type SourceKind,
  type SourceOutcome,
} from './source-kind.ts';
import { endRun, holdSource, keepMark, renewHold, type Source } from './store.ts';

export type SourceRunner = {
  readonly database: Database;
  readonly kinds: readonly SourceKind[];
  readonly dataFolder: string;
  readonly portal: PortalAccess;
  readonly clock: () => Date;
  readonly log: Log;
};

export type RunResult =
  | { readonly result: 'published' | 'nothing-new' | 'failed'; readonly message: string }
  /** Another process runs it, it no longer exists, or, with `onlyIfDue`, it is paused or not due. */
  | { readonly result: 'not-run' };

/** How long a killed run blocks the source; longer on the embedded database, where a long load delays the renewal. */
const HELD_FOR_MS = { postgres: 120_000, pglite: 600_000 } as const;
const RENEW_EVERY_MS = 30_000;

/**
 * Runs a source once and records the result. A lock ensures that only one process runs it. A failure is returned, not
 * thrown; the figures stay as they were.
 */
export async function runSource(
  runner: SourceRunner,
  name: string,
  { onlyIfDue, signal }: { onlyIfDue: boolean; signal: AbortSignal },
): Promise<RunResult> {
  const { database, clock, log } = runner;
  const holder = randomUUID();
  const hold = () => {
    const now = clock();
    return { holder, now, until: new Date(now.getTime() + HELD_FOR_MS[database.kind]) };
  };
  const source = await holdSource(database.pool, name, hold(), onlyIfDue);
  if (source === undefined) return { result: 'not-run' };

  const lost = new AbortController();
  const renewing = setInterval(() => {
    renewHold(database.pool, source.id, hold()).then(
      (held) => held || lost.abort(new Failure(`${name}: another process runs it`)),
      (error: Error) => log.warn(`${name}: cannot renew its lock: ${error.message}`),
    );
  }, RENEW_EVERY_MS);
  try {
    const all = AbortSignal.any([signal, lost.signal]);
    const { published, message } = await runKind(runner, source, holder, all);
    const result = published ? 'published' : 'nothing-new';
    const at = clock();
    const nextRunAt = nextRun(at, { ...source, failures: 0 });
    await endRun(database.pool, source.id, holder, { at, result, message, nextRunAt });
    return { result, message };
  } catch (error) {
    const at = clock();
    const message = messageOf(error);
    const wait = error instanceof AskedToWait ? error.seconds : 0;
    const nextRunAt = nextRun(at, { ...source, failures: source.failures + 1 }, wait);
    await endRun(database.pool, source.id, holder, { at, result: 'failed', message, nextRunAt });
    return { result: 'failed', message };
  } finally {
    clearInterval(renewing);
  }
}

async function runKind(
  { kinds, database, dataFolder, portal, clock }: SourceRunner,
  source: Source,
  holder: string,
  signal: AbortSignal,
): Promise<SourceOutcome> {
  const kind = kinds.find((one) => one.kind === source.kind);
  if (kind === undefined)
    throw new Failure(
      `${source.name}: this version does not know the kind ${source.kind}; remove the source`,
    );
  return await kind.run({
    name: source.name,
    place: source.place,
    settings: kind.settings.parse(source.settings),
    mark: source.mark,
    keepMark: (mark) => keepMark(database.pool, source.id, holder, mark),
    database,
    now: clock(),
    signal,
    dataFolder,
    portal,
  });
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}
