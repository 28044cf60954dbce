import { type ComponentType, useCallback, useState } from 'react';
import { useLoadFailureNotice } from './use-load-failure-notice.ts';

/** A component that is loaded when it is first opened, such as a menu or a dialog. */
export interface OpenableComponent<Props> {
  /** The component; `null` until it was opened. */
  readonly Component: ComponentType<Props> | null;
  /** Loads the component before it is opened, where that seems likely. */
  readonly preload: () => void;
  /**
   * Loads the component and returns whether that succeeded. A failure notifies the reader, and the next click retries.
   */
  readonly open: () => Promise<boolean>;
}

/** @param importComponent `memoizeAsync`, created outside of the component */
export function useOpenableComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): OpenableComponent<Props> {
  const notifyFailure = useLoadFailureNotice();
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const preload = useCallback(
    () => void importComponent().catch(() => undefined),
    [importComponent],
  );
  const open = useCallback(async () => {
    try {
      const fetched = await importComponent();
      setComponent(() => fetched);
      return true;
    } catch {
      notifyFailure();
      return false;
    }
  }, [importComponent, notifyFailure]);
  return { Component, preload, open };
}
