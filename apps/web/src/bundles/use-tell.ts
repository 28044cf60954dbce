import { useMemo } from 'react';
import { useText } from '../language/use-text.ts';
import { ApiFailure } from '../net/api-request.ts';
import { type NoticeAction, type NoticeKind, notify, STAFF_NOTICE_MS } from '../notices/notify.ts';

/** Tells staff in the server's own words; a message stays for 6 s. // spec 8, 9 */
export interface Tell {
  readonly done: (message: string, kind: NoticeKind, action?: NoticeAction) => void;
  readonly failed: (error: unknown) => void;
}

export function useTell(): Tell {
  const text = useText();
  return useMemo(
    () => ({
      done: (message, kind, action) =>
        notify(message, kind, { hidesAfterMs: STAFF_NOTICE_MS, ...(action && { action }) }),
      failed: (error) => {
        const message = error instanceof ApiFailure ? error.message : text('bundles.notReached');
        notify(message, 'error', { hidesAfterMs: STAFF_NOTICE_MS });
      },
    }),
    [text],
  );
}
