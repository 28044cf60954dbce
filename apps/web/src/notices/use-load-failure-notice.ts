import { useCallback } from 'react';
import type { MessageId } from '../i18n/messages/en.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from './notify.ts';

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
