import * as oidc from 'openid-client';
import { z } from 'zod';

export interface ProviderSettings {
  /** The issuer URL, e.g. `https://login.example.org`. Its endpoints are read from its discovery document. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Label of the sign-in button. */
  readonly name: string;
  /** How many seconds ago at most the person proved who they are there; any time without it. */
  readonly maxAge?: number | undefined;
  /** The ways of proving it (`acr`) that are accepted; any without it. */
  readonly acrValues?: readonly string[] | undefined;
}

/** The values that the provider's response must match. */
export const authorizationChecks = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
});
export type AuthorizationChecks = z.infer<typeof authorizationChecks>;

export interface Identity {
  /** With `subject`, what identifies the account; an address may be given to another person. */
  readonly issuer: string;
  readonly subject: string;
  /** The email address from the provider; undefined if it returns none. */
  readonly email: string | undefined;
  /** Whether the provider has verified the email address. */
  readonly isVerified: boolean;
}

export interface IdentityProvider {
  readonly name: string;
  /** Begins the flow and returns the URL to redirect to. @throws Error if the provider is unreachable */
  begin(callback: string): Promise<{ url: string; expected: AuthorizationChecks }>;
  /**
   * Completes the flow and returns the identity.
   * @param answer the callback URL with the provider's parameters
   * @throws Error if the provider did not sign the response, or not for this flow
   */
  finish(answer: URL, expected: AuthorizationChecks): Promise<Identity>;
}

const TIMEOUT_SECONDS = 10;

/** Creates a client of an OpenID Connect provider: authorization code flow with state, nonce and PKCE. */
export function openIdentityProvider(settings: ProviderSettings): IdentityProvider {
  const { issuer, clientId, clientSecret, name, maxAge, acrValues } = settings;
  let found: Promise<oidc.Configuration> | undefined;
  const configuration = (): Promise<oidc.Configuration> => {
    found ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        execute: [
          // OpenID Connect permits skipping the signature check of an ID token received over TLS.
          oidc.enableNonRepudiationChecks,
          // The configuration permits http only for localhost.
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error) => {
        // The next call retries the discovery.
        found = undefined;
        throw error;
      });
    return found;
  };
  return {
    name,
    async begin(callback) {
      const config = await configuration();
      const expected = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope: 'openid email',
        state: expected.state,
        nonce: expected.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(expected.codeVerifier),
        code_challenge_method: 'S256',
        ...(maxAge !== undefined && { max_age: String(maxAge) }),
        ...(acrValues && { acr_values: acrValues.join(' ') }),
      });
      return { url: url.href, expected };
    },
    async finish(answer, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
        ...(maxAge !== undefined && { maxAge }),
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no ID token');
      const { iss, sub, acr } = claims;
      if (acrValues && !(typeof acr === 'string' && acrValues.includes(acr)))
        throw new Error(
          `the person was identified by ${JSON.stringify(acr ?? null)} (acr), which OIDC_ACR does not list`,
        );
      // Many providers return the address only from the userinfo endpoint.
      const withAddress =
        claims.email === undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, sub)
          : claims;
      return { issuer: iss, subject: sub, ...addressOf(withAddress) };
    },
  };
}

function addressOf({
  email,
  email_verified,
}: Record<string, unknown>): Pick<Identity, 'email' | 'isVerified'> {
  return {
    email: typeof email === 'string' ? email : undefined,
    isVerified: email_verified === true,
  };
}
