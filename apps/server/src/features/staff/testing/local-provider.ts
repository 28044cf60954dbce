import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { decodeToken, type ForgeToken, replaceJson, signToken } from './forge-token.ts';

export interface LocalPerson {
  readonly email: string;
  readonly isVerified: boolean;
  /** The `sub`; one for each address without it, in any case of its letters. */
  readonly account?: string;
}

export interface LocalProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The account that signs in next, and whether the provider has verified its address. */
  person: LocalPerson | 'refuses';
  /** Replaces the ID token, to simulate a hostile or broken provider. */
  forge: ForgeToken | undefined;
  /** Claims that are added to the userinfo response, or replace its claims. */
  userinfo: Readonly<Record<string, unknown>>;
  /** Simulates a browser that is redirected to `url`, signs in and returns. @returns the callback URL */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

const CLIENT = { id: 'townlight', secret: 'a secret of the test' };

/** Starts a real OpenID Connect provider on localhost that signs everyone in as `person`. */
export async function startLocalProvider(callback: string): Promise<LocalProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    jwks: { keys: [signingKey(privateKey)] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims() {
        const { email, isVerified } = personOf(local);
        return { sub: accountId, email, email_verified: isVerified };
      },
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: CLIENT.id,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (request.url === '/token')
      replaceJson(response, (reply) => {
        if (local.forge === undefined || typeof reply.id_token !== 'string') return reply;
        const token = decodeToken(reply.id_token);
        const sign: Parameters<ForgeToken>[1] = (claims, header = {}, key = privateKey) =>
          signToken({ ...token.header, ...header }, claims, key);
        return { ...reply, id_token: local.forge(token, sign) };
      });
    if (request.url === '/me') replaceJson(response, (reply) => ({ ...reply, ...local.userinfo }));
    if (!request.url?.startsWith('/sign-in/')) return await answer(request, response);
    const result =
      local.person === 'refuses'
        ? { error: 'access_denied' }
        : {
            login: {
              accountId: local.person.account ?? `person-${local.person.email.toLowerCase()}`,
            },
          };
    await provider.interactionFinished(request, response, result);
  });
  const local: LocalProvider = {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    person: 'refuses',
    forge: undefined,
    userinfo: {},
    visit: (url) => followUntilLeft(url, issuer),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return local;
}

function signingKey(privateKey: KeyObject) {
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA' as const, use: 'sig', alg: 'RS256' };
}

function personOf({ person }: LocalProvider): LocalPerson {
  if (person === 'refuses') throw new Error('nobody signs in');
  return person;
}

async function followUntilLeft(start: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 10; step++) {
    if (!url.startsWith(issuer)) return url;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = reply.headers.get('location');
    if (next === null) throw new Error(`${reply.status} at ${url}: ${await reply.text()}`);
    url = new URL(next, url).href;
  }
  throw new Error('the provider sends the browser around in circles');
}
