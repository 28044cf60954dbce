import { type ComponentType, useCallback, useState } from 'react';
import { useFailedOpening } from './use-failed-opening.ts';

/** A part of a page whose code is fetched when it is first opened, such as a menu or a dialog. */
export interface OpenedPart<Props> {
  /** What draws it; `null` until it was opened. */
  readonly Part: ComponentType<Props> | null;
  /** Fetches it before it is pressed, where that seems likely. */
  readonly expect: () => void;
  /** Whether it is there. Where it could not be fetched the reader is told why, and the next press tries again. */
  readonly open: () => Promise<boolean>;
}

/** @param fetchPart `fetchedOnce`, made outside of the component */
export function useOpenedPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): OpenedPart<Props> {
  const tellFailure = useFailedOpening();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const expect = useCallback(() => void fetchPart().catch(() => undefined), [fetchPart]);
  const open = useCallback(async () => {
    try {
      const fetched = await fetchPart();
      setPart(() => fetched);
      return true;
    } catch {
      tellFailure();
      return false;
    }
  }, [fetchPart, tellFailure]);
  return { Part, expect, open };
}
