import { useState } from 'react';
import type { MessageId } from '../language/messages/en.ts';
import { type PlainValue, useText } from '../language/use-text.ts';
import { ApiFailure } from '../net/api-request.ts';
import { notify, STAFF_NOTICE_MS } from '../notices/notify.ts';
import { useServerWords } from '../staff/index.ts';
import { type KnownEditions, useKnownEditions } from './api/use-editions.ts';

/** Notice after a successful request. */
interface Told {
  readonly id: MessageId;
  readonly values?: Record<string, PlainValue>;
}

export interface NewsletterWork {
  /** Whether a request is pending: no other one is started. */
  readonly busy: boolean;
  readonly known: KnownEditions;
  /**
   * Runs a request, shows a notice and refetches the editions.
   * @returns the error message; null on success
   */
  attempt(act: () => Promise<void>, told: Told): Promise<string | null>;
}

/**
 * Runs staff requests one at a time.
 * @param onSignIn called where the session has ended
 */
export function useNewsletterWork(onSignIn: () => void): NewsletterWork {
  const text = useText();
  const words = useServerWords();
  const known = useKnownEditions();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    known,
    async attempt(act, told) {
      if (busy) return null;
      setBusy(true);
      try {
        await act();
        notify(text(told.id, told.values), 'success', { hidesAfterMs: STAFF_NOTICE_MS });
        await known.reload();
        return null;
      } catch (error) {
        const isRefused = error instanceof ApiFailure;
        if (isRefused && error.status === 401) {
          onSignIn();
          return text('newsletter.sessionEnded');
        }
        const fault = words.failure(error);
        notify(fault, 'error', { hidesAfterMs: STAFF_NOTICE_MS });
        // Another member may have changed the edition.
        if (isRefused) await known.reload();
        return fault;
      } finally {
        setBusy(false);
      }
    },
  };
}
