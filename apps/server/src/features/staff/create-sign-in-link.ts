import type { Pool } from 'pg';
import { createRandomToken, hashToken } from '../../platform/random-token.ts';
import { insertSignInLink } from './store/links.ts';

const MINUTE_MS = 60_000;
/** Validity of a link that was requested on the sign-in page and is sent by mail. */
export const MAILED_LINK_TTL_MS = 15 * MINUTE_MS;
/** Validity of a link of an invitation, or of the first administrator. */
export const INVITATION_LINK_TTL_MS = 24 * 60 * MINUTE_MS;

/**
 * Creates a link that signs a member in once. The token is in the URL's fragment, which browsers do not send, so it is
 * in no log and no `Referer`. The database stores only its hash.
 * @param siteUrl base URL of the site, e.g. `https://crime.example.org`
 */
export async function createSignInLink(
  pool: Pool,
  memberId: string,
  { siteUrl, lastsMs, now = Date.now() }: { siteUrl: string; lastsMs: number; now?: number },
): Promise<string> {
  const token = createRandomToken();
  const at = new Date(now);
  const expiresAt = new Date(now + lastsMs);
  await insertSignInLink(pool, { memberId, tokenHash: hashToken(token), at, expiresAt });
  return `${siteUrl}/staff/sign-in#${token}`;
}
