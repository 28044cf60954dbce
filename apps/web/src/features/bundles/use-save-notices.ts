import { useMemo } from 'react';
import { ApiFailure } from '../../http/api-request.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { type PlainValue, useText } from '../../i18n/use-text.ts';
import {
  type NoticeAction,
  type NoticeKind,
  notify,
  STAFF_NOTICE_MS,
} from '../../notices/notify.ts';
import { useServerMessages } from '../staff/index.ts';
import { parseBundleRefusal } from './api/save-bundle-rows.ts';

/** The outcome of a successful write. */
export interface SaveResult {
  /** The server's message, in English. */
  readonly message: string;
  /** Id of the change; `null` where nothing had to change, `undefined` where the reply has none. */
  readonly change?: number | null;
  /** The page's translation of the message. */
  readonly messageId: MessageId;
  readonly values?: Record<string, PlainValue>;
}

/**
 * Notices to staff in the server's wording, or translated where the page is not in English; shown for 6 s.
 * // spec 8, 9
 */
export interface SaveNotices {
  readonly done: (result: SaveResult, kind: NoticeKind, action?: NoticeAction) => void;
  readonly info: (message: string) => void;
  readonly failed: (error: unknown) => void;
  /** Returns why a write was rejected. */
  readonly fault: (error: unknown) => string;
}

export function useSaveNotices(): SaveNotices {
  const text = useText();
  const serverMessages = useServerMessages();
  return useMemo(() => {
    const fault = (error: unknown) => {
      if (!(error instanceof ApiFailure)) return text('bundles.notReached');
      const { reason, used_by = [] } = parseBundleRefusal(error) ?? {};
      const rows = used_by.join(', ');
      return serverMessages.failure(error, reason && `bundles.refused.${reason}`, { rows });
    };
    const show = (message: string, kind: NoticeKind, action?: NoticeAction) =>
      notify(message, kind, { hidesAfterMs: STAFF_NOTICE_MS, ...(action && { action }) });
    return {
      done: ({ message, change, messageId, values }, kind, action) =>
        show(
          serverMessages.success(
            message,
            change === null ? 'bundles.told.unchanged' : messageId,
            values,
          ),
          kind,
          action,
        ),
      info: (message) => show(message, 'info'),
      failed: (error) => show(fault(error), 'error'),
      fault,
    };
  }, [text, serverMessages]);
}
