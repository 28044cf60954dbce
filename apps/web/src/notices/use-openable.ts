import { useCallback, useState } from 'react';
import type { LazyComponent } from '../http/lazy-imports.ts';
import type { Catalog } from '../i18n/messages/define-catalog.ts';
import { useLanguageChoice } from '../i18n/use-language.ts';
import { useLoadFailureNotice } from './use-load-failure-notice.ts';

/** Loads a lazy component, such as a menu or a dialog, when it is first opened. */
export interface Openable {
  /** Whether it has been opened, so that rendering it does not suspend. */
  readonly isLoaded: boolean;
  /** Loads the component before it is opened, where that seems likely. */
  readonly preload: () => void;
  /**
   * Loads the component and returns whether that succeeded. A failure notifies the reader, and the next click retries.
   */
  readonly open: () => Promise<boolean>;
}

/**
 * @param catalog the messages that load with the component
 */
export function useOpenable(
  component: Pick<LazyComponent<never>, 'load'>,
  catalog?: Catalog,
): Openable {
  const { language } = useLanguageChoice();
  const notifyFailure = useLoadFailureNotice();
  const [isLoaded, setIsLoaded] = useState(false);
  const load = useCallback(
    () => Promise.all([component.load(), catalog?.load(language)]),
    [component, catalog, language],
  );
  const preload = useCallback(() => void load().catch(() => undefined), [load]);
  const open = useCallback(async () => {
    try {
      await load();
      setIsLoaded(true);
      return true;
    } catch {
      notifyFailure();
      return false;
    }
  }, [load, notifyFailure]);
  return { isLoaded, preload, open };
}
