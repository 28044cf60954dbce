import { randomUUID } from 'node:crypto';
import { computeNextRun } from '@townlight/domain/sources';
import type { Database } from '../../platform/database/open-database.ts';
import { Failure } from '../../platform/failure.ts';
import type { Log } from '../../platform/log.ts';
import {
  type PortalAccess,
  RetryAfterError,
  type SourceKind,
  type SourceOutcome,
  type SourceRun,
} from './source-kind.ts';
import { lockSource, renewLock, type Source, saveMark, saveRunEnd } from './store.ts';

export type SourceRunner = {
  readonly database: Database;
  readonly kinds: readonly SourceKind[];
  readonly dataFolder: string;
  readonly portal: PortalAccess;
  readonly clock: () => Date;
  readonly log: Log;
  readonly reportProgress?: SourceRun['reportProgress'];
};

export type SourceRunResult =
  | { readonly result: 'published' | 'nothing-new' | 'failed'; readonly message: string }
  /** Another process runs it, it no longer exists, or, with `onlyIfDue`, it is paused or not due. */
  | { readonly result: 'not-run' };

/** How long a killed run blocks the source; longer on the embedded database, where a long load delays the renewal. */
const LOCK_DURATION_MS = { postgres: 120_000, pglite: 600_000 } as const;
const RENEW_EVERY_MS = 30_000;

/**
 * Runs a source once and records the result. A lock ensures that only one process runs it. A failure is returned, not
 * thrown; the figures stay as they were.
 */
export async function runSource(
  runner: SourceRunner,
  name: string,
  { onlyIfDue, signal }: { onlyIfDue: boolean; signal: AbortSignal },
): Promise<SourceRunResult> {
  const { database, clock, log } = runner;
  const holder = randomUUID();
  const createLock = () => {
    const now = clock();
    return { holder, now, until: new Date(now.getTime() + LOCK_DURATION_MS[database.kind]) };
  };
  const source = await lockSource(database.pool, name, createLock(), onlyIfDue);
  if (source === undefined) return { result: 'not-run' };

  const lost = new AbortController();
  const renewing = setInterval(() => {
    renewLock(database.pool, source.id, createLock()).then(
      (isRenewed) => isRenewed || lost.abort(new Failure(`${name}: another process runs it`)),
      (error: Error) => log.warn(`${name}: cannot renew its lock: ${error.message}`),
    );
  }, RENEW_EVERY_MS);
  try {
    const all = AbortSignal.any([signal, lost.signal]);
    const { published, message } = await runKind(runner, source, holder, all);
    const result = published ? 'published' : 'nothing-new';
    const at = clock();
    const nextRunAt = computeNextRun(at, { ...source, failures: 0 });
    await saveRunEnd(database.pool, source.id, holder, { at, result, message, nextRunAt });
    return { result, message };
  } catch (error) {
    const at = clock();
    const message = messageOf(error);
    const wait = error instanceof RetryAfterError ? error.seconds : 0;
    const nextRunAt = computeNextRun(at, { ...source, failures: source.failures + 1 }, wait);
    await saveRunEnd(database.pool, source.id, holder, {
      at,
      result: 'failed',
      message,
      nextRunAt,
    });
    return { result: 'failed', message };
  } finally {
    clearInterval(renewing);
  }
}

async function runKind(
  { kinds, database, dataFolder, portal, clock, reportProgress }: SourceRunner,
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
    saveMark: (mark) => saveMark(database.pool, source.id, holder, mark),
    database,
    now: clock(),
    signal,
    dataFolder,
    portal,
    reportProgress,
  });
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}
