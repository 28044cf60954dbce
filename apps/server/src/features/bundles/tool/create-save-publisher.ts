import { setTimeout as wait } from 'node:timers/promises';
import type { BundlesSavedReply } from '@townlight/contract/bundles';
import type { FeatureServerContext } from '../../../platform/features/feature.ts';

export type BundleToolServer = Pick<
  FeatureServerContext<unknown>,
  'pool' | 'publicUrl' | 'checkNow' | 'markChanged'
>;

/** A busy machine may take longer to rebuild the snapshot; the save is already committed. */
const MAX_WAIT_MS = 10_000;

/**
 * Returns a function that schedules a backup of a save and waits until this process serves it; other processes check
 * twice a second. The reply comes when the tables show the save, so that its author sees it.
 */
export function createSavePublisher({ checkNow, markChanged }: BundleToolServer) {
  return async (saved: number | null, message: string): Promise<BundlesSavedReply> => {
    if (saved === null) return { message: 'Nothing needed to change.', error: false, change: null };
    markChanged();
    const done = new AbortController();
    await Promise.race([
      checkNow(),
      wait(MAX_WAIT_MS, undefined, { signal: done.signal }).catch(() => undefined),
    ]);
    done.abort();
    return { message, error: false, change: saved };
  };
}
