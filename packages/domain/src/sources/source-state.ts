/**
 * - `new`: not requested yet
 * - `current`: the last request succeeded
 * - `failing`: it failed, and the data is still within the interval's tolerance
 * - `late`: no success for longer than that, whatever the cause
 * - `paused`: polling is disabled
 */
export type SourceState = 'new' | 'current' | 'failing' | 'late' | 'paused';

export type SourceRunHistory = {
  readonly paused: boolean;
  readonly everySeconds: number;
  readonly addedAt: Date;
  readonly lastSuccessAt: Date | null;
  /** Runs that failed since the last success. */
  readonly failures: number;
};

/** Tolerates one missed interval and the duration of a run. */
const LATE_AFTER_RHYTHMS = 2;
const RUN_TAKES_SECONDS = 3_600;

/** Returns the state of a source at a moment; a single missed run does not make it late. */
export function findSourceState(source: SourceRunHistory, now: Date): SourceState {
  if (source.paused) return 'paused';
  const since = (source.lastSuccessAt ?? source.addedAt).getTime();
  const lateAfter = LATE_AFTER_RHYTHMS * source.everySeconds + RUN_TAKES_SECONDS;
  if (now.getTime() - since > lateAfter * 1_000) return 'late';
  if (source.failures > 0) return 'failing';
  return source.lastSuccessAt === null ? 'new' : 'current';
}
