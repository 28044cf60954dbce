import { staffRefusal } from '@townlight/contract/staff';
import type { MessageId } from '../../language/messages/en.ts';
import { ApiFailure } from '../../net/api-request.ts';

/** The page's own sentence for a refusal by a rule of staff; `undefined` where it is another. */
export function refusedWords(error: unknown): MessageId | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const { reason } = staffRefusal.safeParse(error.body).data ?? {};
  return reason && `staff.refused.${reason}`;
}
