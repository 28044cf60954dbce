import type { FeatureServerContext, ServedFeature } from '../../platform/features/feature.ts';
import { openMailer } from '../../platform/mail/mailer.ts';
import type { FeedbackOptions } from './feedback-options.ts';
import { feedbackMailJob } from './mail-feedback.ts';
import { feedbackRoutes } from './routes.ts';
import { feedbackStaffRoutes } from './staff-routes.ts';

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
