import { openMailer } from '../platform/mail/mailer.ts';
import type { PartServer, Served } from '../platform/parts/part.ts';
import { confirmationMailJob } from './confirmation/confirmation-mail.ts';
import { completeDeletions } from './deletion/deletions-file.ts';
import type { SubscriptionDesk } from './desk.ts';
import { subscriptionPages } from './pages/tell-page.ts';
import { categoryRoutes } from './routes/category-routes.ts';
import { linkRoutes } from './routes/link-routes.ts';
import { ownerRoutes } from './routes/owner-routes.ts';
import { signUpRoutes } from './routes/sign-up-routes.ts';
import { type OwnKey, reportOwnKey } from './sealing/own-key.ts';
import type { Sealing } from './sealing/sealing.ts';
import { warnOfPlain } from './sealing/warn-of-plain.ts';
import { listDeletions } from './store/deletions.ts';
import { readSecret } from './store/secret.ts';
import type { SubscriptionOptions } from './subscription-options.ts';
import { tidySubscribersJob } from './tidy-subscribers.ts';

/** Creates the routes and jobs, which only the server's main thread needs. */
export async function serveSubscriptions(
  { pool, log, send, countWaiting, markChanged }: PartServer<unknown>,
  options: SubscriptionOptions,
  { sealing, ownKey }: { sealing: Sealing; ownKey: OwnKey | null },
): Promise<Served> {
  const { siteUrl, mail, revealsReturning, timeZone, now = () => new Date() } = options;
  const mailer = openMailer(mail, log);
  const confirmation = confirmationMailJob(pool, mailer, { sealing, siteUrl, now });
  const desk: SubscriptionDesk = {
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
  const canRead = await readSecret(pool, sealing).then(
    () => true,
    (error: Error) => {
      log.error(`subscriptions are not offered: ${error.message}`);
      return false;
    },
  );
  try {
    await reportOwnKey(pool, ownKey, log);
    if (canRead) await warnOfPlain(pool, sealing, log);
    await completeDeletions(mail.dataFolder, await listDeletions(pool));
  } catch (error) {
    log.error(`subscribers could not be looked after: ${(error as Error).message}`);
  }
  return {
    routes(app) {
      signUpRoutes(app, desk);
      ownerRoutes(app, desk);
      linkRoutes(app, desk);
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
      tidySubscribersJob(pool, {
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
