import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { LazyComponent } from '../http/lazy-imports.ts';
import { AddMessages } from '../i18n/LanguageProvider.tsx';
import type { Catalog } from '../i18n/messages/define-catalog.ts';
import type { MessageId } from '../i18n/messages/en.ts';
import { useLanguageChoice } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from './notify.ts';

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

/** Renders a dialog that `useOpenable` opened, with the messages that loaded with it. */
export function OpenedDialog({ catalog, children }: { catalog: Catalog; children: ReactNode }) {
  return (
    <Suspense>
      <AddMessages catalog={catalog}>{children}</AddMessages>
    </Suspense>
  );
}

/**
 * Returns a function that notifies the reader that code could not be loaded, and why; the page stays, and the next
 * click retries.
 */
export function useLoadFailureNotice(what: MessageId = 'failure.opened'): () => void {
  const text = useText();
  return useCallback(() => {
    const why = text(navigator.onLine ? 'failure.unreachable' : 'failure.offline');
    notify(`${text(what)} ${why}`, 'error');
  }, [text, what]);
}
