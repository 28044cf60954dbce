/**
 * - `new`: was never asked
 * - `current`: answered when it was asked last
 * - `failing`: did not, and what is shown is still as fresh as its rhythm lets one expect
 * - `late`: has not answered for longer than that, whether it fails or nobody asks it
 * - `paused`: nobody is to ask it
 */
export type SourceState = 'new' | 'current' | 'failing' | 'late' | 'paused';

export type SourceFacts = {
  readonly paused: boolean;
  readonly everySeconds: number;
  readonly addedAt: Date;
  readonly lastSuccessAt: Date | null;
  /** Runs that failed since the last success. */
  readonly failures: number;
};

/** One rhythm may be missed, and a run takes its time. */
const LATE_AFTER_RHYTHMS = 2;
const RUN_TAKES_SECONDS = 3_600;

/** How a source stands at a moment; a run that has just been missed is no news. */
export function sourceState(source: SourceFacts, now: Date): SourceState {
  if (source.paused) return 'paused';
  const since = (source.lastSuccessAt ?? source.addedAt).getTime();
  const lateAfter = LATE_AFTER_RHYTHMS * source.everySeconds + RUN_TAKES_SECONDS;
  if (now.getTime() - since > lateAfter * 1_000) return 'late';
  if (source.failures > 0) return 'failing';
  return source.lastSuccessAt === null ? 'new' : 'current';
}
