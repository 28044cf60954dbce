import { setTimeout as wait } from 'node:timers/promises';
import type { BundlesSaved } from '@townlight/contract/bundles';
import type { PartServer } from '../platform/parts/part.ts';

export type BundleToolServer = Pick<
  PartServer<unknown>,
  'pool' | 'publicUrl' | 'lookNow' | 'markChanged'
>;

/** A busy machine may take longer to count again; by then the save is long safe. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Has a save backed up and made public in this process; the others look twice a second. The reply comes when the tables
 * show the save, so that the person who saved sees what was saved.
 */
export function telling({ lookNow, markChanged }: BundleToolServer) {
  return async (saved: number | null, message: string): Promise<BundlesSaved> => {
    if (saved === null) return { message: 'Nothing needed to change.', error: false, change: null };
    markChanged();
    const done = new AbortController();
    await Promise.race([
      lookNow(),
      wait(LONGEST_WAIT_MS, undefined, { signal: done.signal }).catch(() => undefined),
    ]);
    done.abort();
    return { message, error: false, change: saved };
  };
}
