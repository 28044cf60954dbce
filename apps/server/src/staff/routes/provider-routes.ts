import { errorReply } from '@townlight/contract/errors';
import { type ProviderProblem, staffProviderQuery } from '@townlight/contract/staff';
import { readEmail } from '@townlight/domain/email';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/create-app.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { originOf } from '../../platform/http/origin-of.ts';
import { expectedAnswer, type IdentityProvider } from '../identity-provider.ts';
import { keepAttempts } from '../keep-attempts.ts';
import { findMember } from '../store/members.ts';
import { neverKept, signInTries } from './limits.ts';
import type { StaffDesk } from './staff-desk.ts';

const tags = ['Staff'];
const CALLBACK = '/api/staff/provider/callback';
const SEE_OTHER = 303;
const STAFF_HOME = '/staff';
const signInPage = (problem: ProviderProblem): string => `/staff/sign-in?problem=${problem}`;

/**
 * Signing in with an identity provider (OpenID Connect). Whom it knows by a verified address is let in where that address was
 * invited: it says who somebody is, not who is staff.
 */
export function providerRoutes(
  app: App,
  desk: StaffDesk,
  provider: IdentityProvider | undefined,
): void {
  const { pool, publicUrl, sessions, log, markChanged } = desk;
  // the browser comes back from the provider's site
  const attempts = keepAttempts(
    pool,
    publicUrl,
    'provider',
    z.object({ ...expectedAnswer.shape, to: z.string() }),
    'lax',
  );

  app.get(
    '/api/staff/provider',
    {
      onRequest: neverKept,
      config: signInTries(),
      schema: {
        tags,
        summary: 'Go to the identity provider to sign in',
        querystring: staffProviderQuery,
        response: { 404: errorReply, 429: errorReply },
      },
    },
    async (request, reply) => {
      if (provider === undefined)
        throw new NotFound('There is no identity provider; sign in with a link or a passkey.');
      const callback = `${new URL(originOf(request, publicUrl)).origin}${CALLBACK}`;
      try {
        const { url, expected } = await provider.begin(callback);
        await attempts.begin(reply, { ...expected, to: pageOf(request.query.to) });
        return await reply.redirect(url, SEE_OTHER);
      } catch (error) {
        log.error(`the identity provider cannot be asked: ${(error as Error).message}`);
        return await reply.redirect(signInPage('unreachable'), SEE_OTHER);
      }
    },
  );

  app.get(
    CALLBACK,
    {
      onRequest: neverKept,
      config: signInTries(),
      schema: {
        tags,
        summary: 'Come back from the identity provider',
        response: { 429: errorReply },
      },
    },
    async (request, reply) => {
      const expected = await attempts.take(request, reply);
      const letIn = async (): Promise<ProviderProblem | null> => {
        if (expected === undefined || provider === undefined) return 'expired';
        const answer = new URL(request.url, originOf(request, publicUrl));
        const identity = await provider.finish(answer, expected).catch((error: Error) => {
          log.warn(`the identity provider's answer did not sign anyone in: ${error.message}`);
          return null;
        });
        if (identity === null) return 'refused';
        if (!identity.isVerified) return 'not-verified';
        const email = readEmail(identity.email ?? '');
        const member = email === null ? null : await findMember(pool, { email });
        if (member === null) return 'not-invited';
        await inTransaction(pool, (client) =>
          sessions.start(client, { request, reply, staff: member, way: 'provider' }),
        );
        markChanged();
        return null;
      };
      const problem = await letIn();
      const next = problem === null ? expected?.to : signInPage(problem);
      return await reply.redirect(next ?? STAFF_HOME, SEE_OTHER);
    },
  );
}

/** A page of ours to go on with; nobody is sent to another site, nor back to where one signs in. */
function pageOf(to: string | undefined): string {
  if (to === undefined || !/^\/[a-z][a-z0-9/-]{0,200}$/.test(to)) return STAFF_HOME;
  return to.endsWith('/staff/sign-in') ? STAFF_HOME : to;
}
