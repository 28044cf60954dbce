import { errorReply } from '@townlight/contract/errors';
import { type ProviderProblem, staffProviderQuery } from '@townlight/contract/staff';
import { readEmail } from '@townlight/domain/email';
import { localAddress, readLocalAddress } from '@townlight/domain/language';
import { pageAfterSignIn } from '@townlight/domain/staff';
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

/**
 * Registers the sign-in with an identity provider (OpenID Connect). The provider authenticates the address, but only
 * members who were invited are authorized.
 */
export function providerRoutes(
  app: App,
  desk: StaffDesk,
  provider: IdentityProvider | undefined,
): void {
  const { pool, publicUrl, sessions, failures, log, markChanged } = desk;
  // The browser returns by a redirect from the provider's site.
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
      const to = pageAfterSignIn(request.query.to);
      const callback = `${new URL(originOf(request, publicUrl)).origin}${CALLBACK}`;
      try {
        const { url, expected } = await provider.begin(callback);
        await attempts.begin(reply, { ...expected, to });
        return await reply.redirect(url, SEE_OTHER);
      } catch (error) {
        log.error(`the identity provider cannot be asked: ${(error as Error).message}`);
        return await reply.redirect(signInPage('unreachable', to), SEE_OTHER);
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
      const letIn = async (): Promise<Exclude<ProviderProblem, 'unreachable'> | null> => {
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
      if (problem !== null && provider !== undefined) await failures.count('provider', problem);
      const to = pageAfterSignIn(expected?.to);
      return await reply.redirect(problem === null ? to : signInPage(problem, to), SEE_OTHER);
    },
  );
}

/** Returns the URL of the sign-in page in the user's language, with the reason for the failure. */
function signInPage(problem: ProviderProblem, to: string): string {
  const { language, path } = readLocalAddress(to);
  const query = new URLSearchParams({ problem });
  if (path !== pageAfterSignIn(null)) query.set('to', path);
  return `${localAddress(language, '/staff/sign-in')}?${query}`;
}
