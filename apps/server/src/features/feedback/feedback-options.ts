import type { MailSettings } from '../../platform/mail/mailer.ts';
import type { FeedbackMailOptions } from './mail-feedback.ts';

export interface FeedbackOptions {
  /** The county's time zone, in which days and times are shown. */
  readonly timeZone: string;
  /** Undefined if feedback is not mailed. */
  readonly mailed?: (FeedbackMailOptions & { readonly mail: MailSettings }) | undefined;
}
