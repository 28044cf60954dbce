import { errorReply } from '@townlight/contract/error-reply';
import { staffRefusal } from '@townlight/contract/staff/members';
import {
  requestSignInLinkRoute,
  signInByLinkRoute,
  signOutRoute,
  staffSessionRoute,
} from '@townlight/contract/staff/sessions';
import { normalizeEmail } from '@townlight/domain/email';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { DetailedHttpError, Forbidden } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { hashToken } from '../../../platform/random-token.ts';
import { requireSameOrigin } from '../require-same-origin.ts';
import { redeemSignInLink } from '../store/links.ts';
import { findMember } from '../store/members.ts';
import { countPasskeys } from '../store/passkeys.ts';
import { limitLinksPerAddress, setNoStore, signInRateLimit } from './limits.ts';
import type { StaffRouteContext } from './staff-route-context.ts';

const tags = ['Staff'];
const MAX_BODY_BYTES = 4_096;
/** The same message whether or not the address belongs to a member. */
const LINK_IS_COMING =
  'If this address belongs to staff, a link is on its way. It works for 15 minutes.';
const LINK_REFUSALS: Record<'used' | 'expired' | 'unknown', string> = {
  used: 'This link has already been used. Ask for a new one.',
  expired: 'This link has expired. Ask for a new one.',
  unknown:
    'This link is not valid; part of it may be missing. Open the newest link you got, or ask for a new one.',
};

const NO_LINKS =
  'This site mails no sign-in links. Use a passkey or the identity provider, or ask an administrator for an invitation.';

/** Registers the endpoints for the current session, sign-in by link and sign-out. */
export function sessionRoutes(app: App, context: StaffRouteContext): void {
  const { pool, publicUrl, sessions, failures, ways, mailLink, log, markChanged } = context;
  const perAddress = limitLinksPerAddress(app);
  const onRequest = [setNoStore, requireSameOrigin(publicUrl)];

  registerRoute(
    app,
    staffSessionRoute,
    { onRequest: setNoStore, tags, summary: 'Who is signed in, and the ways to sign in' },
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      if (session === null) return { staff: null, ways };
      const { id, email, role } = session.staff;
      return { staff: { email, role, passkeys: await countPasskeys(pool, id) }, ways };
    },
  );

  registerRoute(
    app,
    requestSignInLinkRoute,
    {
      onRequest,
      bodyLimit: MAX_BODY_BYTES,
      config: signInRateLimit(),
      tags,
      summary: 'Get a one-time sign-in link by email',
      description: 'The answer is the same whether the address is known or not.',
      responses: { 400: errorReply, 403: errorReply, 429: errorReply },
    },
    async (request) => {
      if (mailLink === null) throw new Forbidden(NO_LINKS);
      const email = normalizeEmail(request.body.email) ?? '';
      await perAddress(request, email);
      // This is not awaited, because the response time would reveal whether the address is known.
      void findMember(pool, { email })
        .then((member) => (member ? mailLink(member.id) : failures.count('link', 'not-staff')))
        .catch((error: Error) => log.error(`a link was not mailed: ${error.message}`));
      return { message: LINK_IS_COMING, error: false as const };
    },
  );

  registerRoute(
    app,
    signInByLinkRoute,
    {
      onRequest,
      bodyLimit: MAX_BODY_BYTES,
      config: signInRateLimit(),
      tags,
      summary: 'Sign in with the token of a link',
      responses: { 400: staffRefusal, 403: errorReply, 429: errorReply },
    },
    async (request, reply) => {
      const staff = await inTransaction(pool, async (client) => {
        const used = await redeemSignInLink(client, hashToken(request.body.token), new Date());
        if (typeof used === 'string') return used;
        await sessions.start(client, { request, reply, staff: used, way: 'link' });
        return used;
      });
      if (typeof staff === 'string') {
        await failures.count('link', `link-${staff}`);
        throw new DetailedHttpError(400, LINK_REFUSALS[staff], { reason: `link-${staff}` });
      }
      markChanged();
      return { message: `You are signed in as ${staff.email}.`, error: false as const };
    },
  );

  registerRoute(
    app,
    signOutRoute,
    { onRequest, tags, summary: 'Sign out in this browser', responses: { 403: errorReply } },
    async (request, reply) => {
      if (await sessions.end(request, reply)) markChanged();
      return { message: 'You are signed out.', error: false as const };
    },
  );
}
