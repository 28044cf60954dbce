import { type ComponentType, useCallback, useState } from 'react';
import { useFailedOpening } from './use-failed-opening.ts';

/** A component that is loaded when it is first opened, such as a menu or a dialog. */
export interface OpenedPart<Props> {
  /** The component; `null` until it was opened. */
  readonly Part: ComponentType<Props> | null;
  /** Loads the component before it is opened, where that seems likely. */
  readonly expect: () => void;
  /**
   * Loads the component and returns whether that succeeded. A failure notifies the reader, and the next click retries.
   */
  readonly open: () => Promise<boolean>;
}

/** @param importComponent `memoizeAsync`, created outside of the component */
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
