import { openMailer } from '../platform/mail/mailer.ts';
import type { PartServer, Served } from '../platform/parts/part.ts';
import { countFailedSignIns } from './failures/count-failed-sign-ins.ts';
import { sayFirstLink } from './first-link.ts';
import { identityProvider } from './identity-provider.ts';
import { keepSessions } from './keep-sessions.ts';
import { linkMailJob } from './mail-link.ts';
import { changeRoutes } from './routes/change-routes.ts';
import { memberRoutes } from './routes/member-routes.ts';
import { passkeyRoutes } from './routes/passkey-routes.ts';
import { providerRoutes } from './routes/provider-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import type { StaffDesk } from './routes/staff-desk.ts';
import { sendInvitation } from './send-invitation.ts';
import type { StaffOptions } from './staff-options.ts';

/** Creates the routes and jobs, which only the server's main thread needs. */
export function serveStaff(server: PartServer<unknown>, options: StaffOptions): Served {
  const { pool, log, publicUrl, send, markChanged } = server;
  const { mail, siteUrl, isEmbedded } = options;
  const provider = options.provider && identityProvider(options.provider);
  const mailer = openMailer(mail, log);
  const linkMail = linkMailJob(pool, mailer, siteUrl);
  const desk: StaffDesk = {
    pool,
    log,
    publicUrl,
    sessions: keepSessions(pool, publicUrl),
    failures: countFailedSignIns(pool, log),
    ways: {
      mail: mailer.sends,
      passkey: true,
      provider: provider ? { name: provider.name } : null,
    },
    mailLink: (memberId) => send(linkMail, { memberId }),
    invite: (member) => sendInvitation({ pool, mailer, siteUrl }, member),
    markChanged,
  };
  return {
    routes(app) {
      sessionRoutes(app, desk);
      passkeyRoutes(app, desk);
      providerRoutes(app, desk, provider);
      memberRoutes(app, desk);
      changeRoutes(app, desk);
    },
    jobs: [linkMail],
    greet: async (url) => (isEmbedded ? await sayFirstLink(pool, publicUrl ?? url) : []),
    async close() {
      mailer.close();
    },
  };
}
