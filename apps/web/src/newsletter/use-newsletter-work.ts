import { useState } from 'react';
import type { MessageId } from '../language/messages/en.ts';
import { type PlainValue, useText } from '../language/use-text.ts';
import { ApiFailure } from '../net/api-request.ts';
import { notify, STAFF_NOTICE_MS } from '../notices/notify.ts';
import { useServerWords } from '../staff/index.ts';
import { type KnownEditions, useKnownEditions } from './api/use-editions.ts';

/** What a call is told with when it has worked. */
interface Told {
  readonly id: MessageId;
  readonly values?: Record<string, PlainValue>;
}

export interface NewsletterWork {
  /** Something is on its way: nothing else is begun. */
  readonly busy: boolean;
  readonly known: KnownEditions;
  /** Does it, tells it and asks again how things stand. @returns what went wrong, in words; null where nothing did */
  attempt(act: () => Promise<void>, told: Told): Promise<string | null>;
}

/** Calls of staff, one at a time. @param onSignIn the session has ended */
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
        // somebody else was there first
        if (isRefused) await known.reload();
        return fault;
      } finally {
        setBusy(false);
      }
    },
  };
}
