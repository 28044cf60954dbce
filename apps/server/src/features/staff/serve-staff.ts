import type { FeatureServerContext, ServedFeature } from '../../platform/features/feature.ts';
import { type MailSettings, openMailer } from '../../platform/mail/mailer.ts';
import { createFailedSignInCounter } from './failures/failed-sign-in-counter.ts';
import { createFirstSignInMessage } from './first-sign-in-message.ts';
import { openIdentityProvider, type ProviderSettings } from './identity-provider.ts';
import { linkMailJob } from './mail-link.ts';
import { auditLogRoutes } from './routes/audit-log-routes.ts';
import { memberRoutes } from './routes/member-routes.ts';
import { passkeyRoutes } from './routes/passkey-routes.ts';
import { providerRoutes } from './routes/provider-routes.ts';
import { sessionListRoutes } from './routes/session-list-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import type { StaffRouteContext } from './routes/staff-route-context.ts';
import { sendInvitation } from './send-invitation.ts';
import { createSessionManager } from './session-manager.ts';
import { logAuditChanges } from './store/audit-log.ts';

export interface StaffOptions {
  /** The base URL of links that are mailed or printed, regardless of a request's `Host` header. */
  readonly siteUrl: string;
  readonly mail: MailSettings;
  /** Whether members can have a sign-in link mailed; else they use a passkey or the identity provider. */
  readonly mailsLinks?: boolean | undefined;
  /** The identity provider; undefined if none is configured. */
  readonly provider?: ProviderSettings | undefined;
  /** Whether the server's output is a terminal, where it may print a link; found out without it. */
  readonly isTerminal?: boolean | undefined;
  /** Whether the embedded database is used. Such an installation makes a link for its first administrator. */
  readonly isEmbedded: boolean;
  /** The county's time zone, for days and times at the command line. */
  readonly timeZone: string;
}

/** Creates the routes and jobs, which only the server's main thread needs. */
export function serveStaff(
  server: FeatureServerContext<unknown>,
  options: StaffOptions,
): ServedFeature {
  const { pool, log, publicUrl, send, markChanged } = server;
  const {
    mail,
    siteUrl,
    isEmbedded,
    mailsLinks = true,
    isTerminal = process.stdout.isTTY,
  } = options;
  logAuditChanges(log);
  const provider = options.provider && openIdentityProvider(options.provider);
  const mailer = openMailer(mail, log);
  const linkMail = linkMailJob(pool, mailer, siteUrl);
  const context: StaffRouteContext = {
    pool,
    log,
    publicUrl,
    sessions: createSessionManager(pool, publicUrl),
    failures: createFailedSignInCounter(pool, log),
    ways: {
      mail: mailer.sends && mailsLinks,
      passkey: true,
      provider: provider ? { name: provider.name } : null,
    },
    mailLink: mailsLinks ? (memberId) => send(linkMail, { memberId }) : null,
    invite: (member) => sendInvitation({ pool, mailer, siteUrl }, member),
    markChanged,
  };
  return {
    routes(app) {
      sessionRoutes(app, context);
      sessionListRoutes(app, context);
      passkeyRoutes(app, context);
      providerRoutes(app, context, provider);
      memberRoutes(app, context);
      auditLogRoutes(app, context);
    },
    jobs: [linkMail],
    startupMessages: async (url) =>
      isEmbedded
        ? await createFirstSignInMessage(pool, {
            siteUrl: publicUrl ?? url,
            dataFolder: mail.dataFolder,
            isTerminal,
          })
        : [],
    async close() {
      mailer.close();
    },
  };
}
