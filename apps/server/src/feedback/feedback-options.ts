import type { MailSettings } from '../platform/mail/mailer.ts';
import type { FeedbackMails } from './mail-feedback.ts';

export interface FeedbackOptions {
  /** Of the county: days and times are its own. */
  readonly timeZone: string;
  /** Left out where feedback is mailed to nobody. */
  readonly mailed?: (FeedbackMails & { readonly mail: MailSettings }) | undefined;
}
