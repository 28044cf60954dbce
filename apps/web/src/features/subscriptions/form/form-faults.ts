import { DEFAULT_LANGUAGE, type Language } from '@townlight/domain/language';
import { ApiFailure } from '../../../http/api-request.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';
import type { GetText } from '../../../i18n/use-text.ts';

/** Why an address cannot be sent; the server validates further. No other check is made here. // spec 5 */
type EmailFault = 'empty' | 'without-at';

/** Returns why a typed address is invalid; `null` for a valid one. */
export function findEmailFault(email: string): EmailFault | null {
  if (email.trim() === '') return 'empty';
  return email.includes('@') ? null : 'without-at';
}

/** Message ids for an invalid email address. // spec 5 */
export const EMAIL_FAULT_MESSAGES: Readonly<Record<EmailFault, MessageId>> = {
  empty: 'subscribe.emptyEmail',
  'without-at': 'subscribe.withoutAt',
};

/**
 * Describes why a request failed. English readers get the message of the server, or of the browser where no server was
 * reached; both are in English, so other languages get a message by the kind of failure.
 */
export function describeFailure(text: GetText, language: Language, error: unknown): string {
  if (language !== DEFAULT_LANGUAGE) return text(kindOf(error));
  // A reply that fails validation gets a generic message, not the validator's report.
  const known = error instanceof ApiFailure || error instanceof TypeError;
  return known ? error.message : text('subscribe.reason.unreadable');
}

function kindOf(error: unknown): MessageId {
  if (error instanceof TypeError) return 'subscribe.reason.unreachable';
  if (!(error instanceof ApiFailure)) return 'subscribe.reason.unreadable';
  if (error.status === 429) return 'subscribe.reason.tooMany';
  if (error.status === 503) return 'subscribe.reason.busy';
  return error.status < 500 ? 'subscribe.reason.refused' : 'subscribe.reason.server';
}
