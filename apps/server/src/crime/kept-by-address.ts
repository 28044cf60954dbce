import { LRUCache } from 'lru-cache';
import type { CachedReply } from '../platform/http/cached-reply.ts';
import type { CrimeSnapshot } from './snapshot/crime-snapshot.ts';

/** Few: pages open with the same handful of addresses, and what is kept here is kept in memory. */
const MOST = 64;

const kept = new WeakMap<CrimeSnapshot, LRUCache<string, CachedReply>>();

/**
 * The reply to an address that was asked for a moment ago, of the same snapshot: reading and checking
 * its query again would take longer than sending it.
 */
export function replyKept(snapshot: CrimeSnapshot, address: string): CachedReply | undefined {
  return kept.get(snapshot)?.get(address);
}

export function keepReply(snapshot: CrimeSnapshot, address: string, reply: CachedReply): void {
  const replies = kept.get(snapshot) ?? new LRUCache<string, CachedReply>({ max: MOST });
  kept.set(snapshot, replies);
  replies.set(address, reply);
}
