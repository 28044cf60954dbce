import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatEtag, hashContent, matchesEtag } from './conditional-reply.ts';
import { isPubliclyReadable } from './cross-origin.ts';

/**
 * What everyone may read and new figures change: browsers revalidate it, proxies share it for 15 seconds, and for a day
 * while no server answers. Without `stale-while-revalidate`, which browsers follow, too: staff who save categories
 * read them again at once.
 */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=15, stale-if-error=86400';

/** What has no hash of its contents in its URL and seldom changes. */
export const HOUR_CACHE_CONTROL =
  'public, max-age=3600, stale-while-revalidate=86400, stale-if-error=86400';

/** What has a hash of its contents in its URL. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** What one reader, or staff, may read. */
export const PRIVATE_CACHE_CONTROL = 'private, no-store';

/**
 * Sets the cache headers that the route of a reply does not set, such as those of an object or an error.
 * @returns the payload to send; empty for a client that has it already
 */
export function setCacheHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): unknown {
  const isPublic = reply.statusCode < 400 && isPubliclyReadable(request.method, request.url);
  if (!reply.hasHeader('cache-control'))
    reply.header('cache-control', isPublic ? PUBLIC_CACHE_CONTROL : PRIVATE_CACHE_CONTROL);
  const mayBeStored = !String(reply.getHeader('cache-control')).includes('no-store');
  const isDescribed = reply.hasHeader('etag') || typeof payload !== 'string';
  if (!isPublic || !mayBeStored || isDescribed || reply.statusCode !== 200) return payload;
  const hash = hashContent(payload);
  reply.header('etag', formatEtag(hash));
  if (!matchesEtag(request.headers['if-none-match'], hash)) return payload;
  reply.code(304).removeHeader('content-length');
  return '';
}
