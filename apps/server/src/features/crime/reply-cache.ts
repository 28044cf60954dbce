import { LRUCache } from 'lru-cache';
import type { CachedReply } from '../../platform/http/cached-reply.ts';
import type { CrimeSnapshot } from './snapshot/crime-snapshot.ts';

/** Small, because pages open with the same few addresses and the replies are cached in memory. */
const MAX_REPLIES = 64;

const caches = new WeakMap<CrimeSnapshot, LRUCache<string, CachedReply>>();

/**
 * Returns the cached reply to a recently requested address of the same snapshot. Parsing and validating the query again
 * would take longer than sending the reply.
 */
export function getCachedReply(snapshot: CrimeSnapshot, address: string): CachedReply | undefined {
  return caches.get(snapshot)?.get(address);
}

export function cacheReply(snapshot: CrimeSnapshot, address: string, reply: CachedReply): void {
  const replies = caches.get(snapshot) ?? new LRUCache<string, CachedReply>({ max: MAX_REPLIES });
  caches.set(snapshot, replies);
  replies.set(address, reply);
}
