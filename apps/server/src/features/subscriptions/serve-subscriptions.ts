import type { FeatureServerContext, ServedFeature } from '../../platform/features/feature.ts';
import { openMailer } from '../../platform/mail/mailer.ts';
import { confirmationMailJob } from './confirmation/confirmation-mail.ts';
import { appendMissingDeletions } from './deletion/deletions-file.ts';
import { subscriptionPages } from './pages/page-metadata.ts';
import { categoryRoutes } from './routes/category-routes.ts';
import { linkRoutes } from './routes/link-routes.ts';
import { signUpRoutes } from './routes/sign-up-routes.ts';
import { subscriberRoutes } from './routes/subscriber-routes.ts';
import { type GeneratedKey, reportGeneratedKey } from './sealing/generated-key.ts';
import type { Sealing } from './sealing/sealing.ts';
import { warnOfUnencrypted } from './sealing/warn-of-unencrypted.ts';
import { listDeletions } from './store/deletions.ts';
import { loadOrCreateSubscriberSecret } from './store/secret.ts';
import type { SubscriptionContext, SubscriptionOptions } from './subscription-context.ts';
import { deleteExpiredSubscribersJob } from './tidy-subscribers.ts';

/** Creates the routes and jobs, which only the server's main thread needs. */
export async function serveSubscriptions(
  { pool, log, send, countWaiting, markChanged }: FeatureServerContext<unknown>,
  options: SubscriptionOptions,
  { sealing, generatedKey }: { sealing: Sealing; generatedKey: GeneratedKey | null },
): Promise<ServedFeature> {
  const { siteUrl, mail, revealsReturning, timeZone, now = () => new Date() } = options;
  const mailer = openMailer(mail, log);
  const confirmation = confirmationMailJob(pool, mailer, { sealing, siteUrl, now });
  const context: SubscriptionContext = {
    pool,
    log,
    sealing,
    dataFolder: mail.dataFolder,
    revealsReturning,
    now,
    mailConfirmation: (grantId) => send(confirmation, { grantId }),
    countWaitingMails: () => countWaiting(confirmation),
    markChanged,
  };
  // Without the key that sealed the addresses, the rest of the site works and the sign-up form is not shown.
  const canRead = await loadOrCreateSubscriberSecret(pool, sealing).then(
    () => true,
    (error: Error) => {
      log.error(`subscriptions are disabled: ${error.message}`);
      return false;
    },
  );
  try {
    await reportGeneratedKey(pool, generatedKey, log);
    if (canRead) await warnOfUnencrypted(pool, sealing, log);
    await appendMissingDeletions(mail.dataFolder, await listDeletions(pool));
  } catch (error) {
    log.error(`the check of stored subscriber data failed: ${(error as Error).message}`);
  }
  return {
    routes(app) {
      signUpRoutes(app, context);
      subscriberRoutes(app, context);
      linkRoutes(app, context);
      categoryRoutes(app);
    },
    pages: subscriptionPages,
    offers: canRead
      ? [
          'subscriptions',
          ...(revealsReturning ? (['returning-subscribers'] as const) : []),
          ...(sealing.keyId !== null ? (['sealed-addresses'] as const) : []),
        ]
      : [],
    jobs: [
      confirmation,
      deleteExpiredSubscribersJob(pool, {
        sealing,
        dataFolder: mail.dataFolder,
        timeZone,
        now,
        markChanged,
      }),
    ],
    async close() {
      mailer.close();
    },
  };
}
