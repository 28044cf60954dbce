import { staffRefusal } from '@townlight/contract/staff/members';
import { ApiFailure } from '../../../http/api-request.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';

/** Returns the page's message for a violated staff rule; `undefined` for any other error. */
export function refusalMessageId(error: unknown): MessageId | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const { reason } = staffRefusal.safeParse(error.body).data ?? {};
  return reason && `staff.refused.${reason}`;
}
