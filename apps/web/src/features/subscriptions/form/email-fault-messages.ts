import type { MessageId } from '../../../i18n/messages/en.ts';
import type { EmailFault } from './email-fault.ts';

/** Message ids for an invalid email address. // spec 5 */
export const EMAIL_FAULT_MESSAGES: Readonly<Record<EmailFault, MessageId>> = {
  empty: 'subscribe.emptyEmail',
  'without-at': 'subscribe.withoutAt',
};
