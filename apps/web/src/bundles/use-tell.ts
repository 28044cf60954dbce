import { useMemo } from 'react';
import type { MessageId } from '../language/messages/en.ts';
import { type PlainValue, useText } from '../language/use-text.ts';
import { ApiFailure } from '../net/api-request.ts';
import { type NoticeAction, type NoticeKind, notify, STAFF_NOTICE_MS } from '../notices/notify.ts';
import { useServerWords } from '../staff/index.ts';
import { refusalOf } from './api/write-rows.ts';

/** The outcome of a successful write. */
export interface Told {
  /** The server's message, in English. */
  readonly message: string;
  /** Id of the change; `null` where nothing had to change, `undefined` where the reply has none. */
  readonly change?: number | null;
  /** The page's translation of the message. */
  readonly ours: MessageId;
  readonly values?: Record<string, PlainValue>;
}

/**
 * Notices to staff in the server's wording, or translated where the page is not in English; shown for 6 s.
 * // spec 8, 9
 */
export interface Tell {
  readonly done: (told: Told, kind: NoticeKind, action?: NoticeAction) => void;
  readonly info: (message: string) => void;
  readonly failed: (error: unknown) => void;
  /** Returns why a write was rejected. */
  readonly fault: (error: unknown) => string;
}

export function useTell(): Tell {
  const text = useText();
  const words = useServerWords();
  return useMemo(() => {
    const fault = (error: unknown) => {
      if (!(error instanceof ApiFailure)) return text('bundles.notReached');
      const { reason, used_by = [] } = refusalOf(error) ?? {};
      const rows = used_by.join(', ');
      return words.failure(error, reason && `bundles.refused.${reason}`, { rows });
    };
    const show = (message: string, kind: NoticeKind, action?: NoticeAction) =>
      notify(message, kind, { hidesAfterMs: STAFF_NOTICE_MS, ...(action && { action }) });
    return {
      done: ({ message, change, ours, values }, kind, action) =>
        show(
          words.said(message, change === null ? 'bundles.told.unchanged' : ours, values),
          kind,
          action,
        ),
      info: (message) => show(message, 'info'),
      failed: (error) => show(fault(error), 'error'),
      fault,
    };
  }, [text, words]);
}
