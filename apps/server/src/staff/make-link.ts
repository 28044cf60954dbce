import type { Pool } from 'pg';
import { newToken, tokenHash } from '../platform/random-token.ts';
import { saveLink } from './store/links.ts';

const MINUTE_MS = 60_000;
/** One that was asked for on the page, on its way by mail. */
export const MAILED_LINK_MS = 15 * MINUTE_MS;
/** One that is handed over: an invitation, the first administrator's. */
export const HANDED_LINK_MS = 24 * 60 * MINUTE_MS;

/**
 * Makes a link that signs a member in once. The token stands behind the `#`: browsers send that part to no server, so it is in
 * no log and no `Referer`. The store keeps its hash.
 * @param siteUrl where the site is reached, e.g. `https://crime.example.org`
 */
export async function makeLink(
  pool: Pool,
  memberId: string,
  { siteUrl, lastsMs, now = Date.now() }: { siteUrl: string; lastsMs: number; now?: number },
): Promise<string> {
  const token = newToken();
  const at = new Date(now);
  const expiresAt = new Date(now + lastsMs);
  await saveLink(pool, { memberId, tokenHash: tokenHash(token), at, expiresAt });
  return `${siteUrl}/staff/sign-in#${token}`;
}
