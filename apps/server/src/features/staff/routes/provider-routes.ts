import { errorReply } from '@townlight/contract/error-reply';
import {
  beginProviderSignInRoute,
  type ProviderError,
  providerCallbackRoute,
} from '@townlight/contract/staff/identity-provider';
import { normalizeEmail } from '@townlight/domain/email';
import { localizePath, parseLocalizedPath } from '@townlight/domain/language';
import { resolveSignInRedirect } from '@townlight/domain/staff';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { resolveOrigin } from '../../../platform/http/resolve-origin.ts';
import { authorizationChecks, type Identity, type IdentityProvider } from '../identity-provider.ts';
import { refuseOtherSites } from '../require-same-origin.ts';
import { createAttemptStore } from '../store/attempt-store.ts';
import { bindAccount, findMemberByAccount } from '../store/identities.ts';
import { findMember } from '../store/members.ts';
import type { Staff } from '../store/sessions.ts';
import { setNoStore, signInRateLimit } from './limits.ts';
import type { StaffRouteContext } from './staff-route-context.ts';

const tags = ['Staff'];
const SEE_OTHER = 303;

/**
 * Registers the sign-in with an identity provider (OpenID Connect). The provider authenticates the address, but only
 * members who were invited are authorized.
 */
export function providerRoutes(
  app: App,
  context: StaffRouteContext,
  provider: IdentityProvider | undefined,
): void {
  const { pool, publicUrl, sessions, failures, log, markChanged } = context;
  // The browser returns by a redirect from the provider's site.
  const attempts = createAttemptStore(
    pool,
    publicUrl,
    'provider',
    z.object({ ...authorizationChecks.shape, to: z.string() }),
    'lax',
  );

  registerRoute(
    app,
    beginProviderSignInRoute,
    {
      // otherwise another site could sign a browser in at a provider that does not ask
      onRequest: [setNoStore, refuseOtherSites(publicUrl)],
      config: signInRateLimit(),
      tags,
      summary: 'Go to the identity provider to sign in',
      responses: { 403: errorReply, 404: errorReply, 429: errorReply },
    },
    async (request, reply) => {
      if (provider === undefined)
        throw new NotFound('There is no identity provider; sign in with a link or a passkey.');
      const to = resolveSignInRedirect(request.query.to);
      const callback = `${new URL(resolveOrigin(request, publicUrl)).origin}${providerCallbackRoute.path}`;
      try {
        const { url, expected } = await provider.begin(callback);
        await attempts.begin(reply, { ...expected, to });
        return await reply.redirect(url, SEE_OTHER);
      } catch (error) {
        log.error(`the identity provider cannot be reached: ${(error as Error).message}`);
        return await reply.redirect(signInPage('unreachable', to), SEE_OTHER);
      }
    },
  );

  registerRoute(
    app,
    providerCallbackRoute,
    {
      onRequest: setNoStore,
      config: signInRateLimit(),
      tags,
      summary: 'Come back from the identity provider',
      responses: { 429: errorReply },
    },
    async (request, reply) => {
      const expected = await attempts.consume(request, reply);
      const letIn = async (): Promise<Exclude<ProviderError, 'unreachable'> | null> => {
        if (expected === undefined || provider === undefined) return 'expired';
        const answer = new URL(request.url, resolveOrigin(request, publicUrl));
        const identity = await provider.finish(answer, expected).catch((error: Error) => {
          log.warn(`the identity provider's reply was not accepted: ${error.message}`);
          return null;
        });
        if (identity === null) return 'refused';
        const refusal = await inTransaction(pool, async (client) => {
          const staff = await recognizeMember(client, identity);
          if (typeof staff === 'string') return staff;
          await sessions.start(client, { request, reply, staff, way: 'provider' });
          return null;
        });
        if (refusal === null) markChanged();
        return refusal;
      };
      const problem = await letIn();
      if (problem !== null && provider !== undefined) await failures.count('provider', problem);
      const to = resolveSignInRedirect(expected?.to);
      return await reply.redirect(problem === null ? to : signInPage(problem, to), SEE_OTHER);
    },
  );
}

/**
 * Returns the member whom the account signs in. At the first sign-in that is the one with its verified address, and from
 * then on the account alone counts: the provider may give an address to another person.
 */
async function recognizeMember(
  client: PoolClient,
  identity: Identity,
): Promise<Staff | 'not-verified' | 'not-invited' | 'other-account'> {
  const known = await findMemberByAccount(client, identity);
  if (known !== null) return known;
  if (!identity.isVerified) return 'not-verified';
  const email = normalizeEmail(identity.email ?? '');
  const member = email === null ? null : await findMember(client, { email });
  if (member === null) return 'not-invited';
  return (await bindAccount(client, member, identity)) ? member : 'other-account';
}

/** Returns the URL of the sign-in page in the user's language, with the reason for the failure. */
function signInPage(problem: ProviderError, to: string): string {
  const { language, path } = parseLocalizedPath(to);
  const query = new URLSearchParams({ problem });
  if (path !== resolveSignInRedirect(null)) query.set('to', path);
  return `${localizePath(language, '/staff/sign-in')}?${query}`;
}
