import { useState } from 'react';
import { ApiFailure } from '../../http/api-request.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { type PlainValue, useText } from '../../i18n/use-text.ts';
import { notify, STAFF_NOTICE_MS } from '../../notices/notify.ts';
import { useServerMessages } from '../staff/index.ts';
import { type EditionCache, useEditionCache } from './api/use-editions.ts';

/** Notice after a successful request. */
interface SuccessMessage {
  readonly id: MessageId;
  readonly values?: Record<string, PlainValue>;
}

export interface NewsletterRequests {
  /** Whether a request is pending: no other one is started. */
  readonly busy: boolean;
  readonly known: EditionCache;
  /**
   * Runs a request, shows a notice and refetches the editions.
   * @param failure where an error is shown: a form shows it at its field
   * @returns the error message; null on success
   */
  attempt(
    act: () => Promise<unknown>,
    success: SuccessMessage,
    failure?: 'notice' | 'field',
  ): Promise<string | null>;
}

/**
 * Runs staff requests one at a time.
 * @param onSignIn called where the session has ended
 */
export function useNewsletterRequests(onSignIn: () => void): NewsletterRequests {
  const text = useText();
  const serverMessages = useServerMessages();
  const known = useEditionCache();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    known,
    async attempt(act, success, failure = 'notice') {
      if (busy) return null;
      setBusy(true);
      try {
        await act();
        notify(text(success.id, success.values), 'success', { hidesAfterMs: STAFF_NOTICE_MS });
        await known.reload();
        return null;
      } catch (error) {
        const isRefused = error instanceof ApiFailure;
        if (isRefused && error.status === 401) {
          onSignIn();
          return text('newsletter.sessionEnded');
        }
        const fault = serverMessages.failure(error);
        if (failure === 'notice') notify(fault, 'error', { hidesAfterMs: STAFF_NOTICE_MS });
        // Another member may have changed the edition.
        if (isRefused) await known.reload();
        return fault;
      } finally {
        setBusy(false);
      }
    },
  };
}
