import { useCallback } from 'react';
import type { MessageId } from '../language/messages/en.ts';
import { useText } from '../language/use-text.ts';
import { notify } from './notify.ts';

/** Tells the reader that what was pressed could not be fetched, and why; the page stays, and the next press tries again. */
export function useFailedOpening(what: MessageId = 'failure.opened'): () => void {
  const text = useText();
  return useCallback(() => {
    const why = text(navigator.onLine ? 'failure.unreachable' : 'failure.offline');
    notify(`${text(what)} ${why}`, 'error');
  }, [text, what]);
}
