import * as oidc from 'openid-client';
import { z } from 'zod';

export interface ProviderSettings {
  /** e.g. `https://login.example.org`; what it offers is found there. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** For the button. */
  readonly name: string;
}

/** What the answer has to fit. */
export const expectedAnswer = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
});
export type ExpectedAnswer = z.infer<typeof expectedAnswer>;

export interface Identity {
  /** As the provider has it; undefined where it tells none. */
  readonly email: string | undefined;
  /** Whether the provider has seen that the mailbox is theirs. */
  readonly isVerified: boolean;
}

export interface IdentityProvider {
  readonly name: string;
  /** Where to send the browser. @throws Error where the provider does not answer */
  begin(callback: string): Promise<{ url: string; expected: ExpectedAnswer }>;
  /**
   * @param answer the address with which the browser came back
   * @throws Error for what the provider did not sign, or not for this request
   */
  finish(answer: URL, expected: ExpectedAnswer): Promise<Identity>;
}

const LONGEST_WAIT_SECONDS = 10;

/** An identity provider that speaks OpenID Connect: code flow with state, nonce and PKCE. */
export function identityProvider(settings: ProviderSettings): IdentityProvider {
  const { issuer, clientId, clientSecret, name } = settings;
  let found: Promise<oidc.Configuration> | undefined;
  const configuration = (): Promise<oidc.Configuration> => {
    found ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: LONGEST_WAIT_SECONDS,
        execute: [
          // OpenID Connect leaves the signature of an ID token that comes over TLS unchecked
          oidc.enableNonRepudiationChecks,
          // settings let http pass for this very machine alone
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error) => {
        // asked again the next time
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
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no ID token');
      if (claims.email !== undefined) return identityOf(claims);
      // many providers tell the address only there
      return identityOf(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub));
    },
  };
}

function identityOf({ email, email_verified }: Record<string, unknown>): Identity {
  return {
    email: typeof email === 'string' ? email : undefined,
    isVerified: email_verified === true,
  };
}
