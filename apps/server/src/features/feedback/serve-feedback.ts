import type { FeatureServerContext, ServedFeature } from '../../platform/features/feature.ts';
import { type MailSettings, openMailer } from '../../platform/mail/mailer.ts';
import { type FeedbackMailOptions, feedbackMailJob } from './mail-feedback.ts';
import { feedbackRoutes } from './routes/feedback-routes.ts';
import { feedbackStaffRoutes } from './routes/staff-routes.ts';

export interface FeedbackOptions {
  /** The county's time zone, in which days and times are shown. */
  readonly timeZone: string;
  /** Undefined if feedback is not mailed. */
  readonly mailed?: (FeedbackMailOptions & { readonly mail: MailSettings }) | undefined;
}

/** Creates the routes and jobs, which only the server's main thread needs. */
export function serveFeedback(
  server: FeatureServerContext<unknown>,
  { timeZone, mailed }: FeedbackOptions,
): ServedFeature {
  const { pool, log, markChanged } = server;
  const mailer = mailed && openMailer(mailed.mail, log);
  return {
    routes(app) {
      feedbackRoutes(app, { pool, isMailed: mailed !== undefined, markChanged });
      feedbackStaffRoutes(app, server, timeZone);
    },
    jobs: mailed && mailer ? [feedbackMailJob({ pool, mailer, timeZone }, mailed)] : [],
    async close() {
      mailer?.close();
    },
  };
}
