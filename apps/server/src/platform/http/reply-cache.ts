import { LRUCache } from 'lru-cache';
import { type CachedReply, createCachedReply } from './cached-reply.ts';
import { computeQuickHash } from './conditional-reply.ts';

/** The cached replies of one snapshot by their normalized query. */
export interface ReplyCache {
  get(key: string): CachedReply | undefined;
  /**
   * Caches a reply that depends only on the snapshot's figures.
   * @param hash of a body that was hashed chunk by chunk
   */
  add(key: string, body: Buffer, hash?: string): CachedReply;
}

/** @param maxBytes in total, without the compressed forms, which add about a third; one reply may use a quarter */
export function createReplyCache(maxBytes: number): ReplyCache {
  const replies = new LRUCache<string, CachedReply>({
    maxSize: maxBytes,
    // one reply must not evict all others
    maxEntrySize: maxBytes / 4,
    sizeCalculation: ({ body }) => body.length + 500,
  });
  return {
    get: (key) => replies.get(key),
    add(key, body, hash = computeQuickHash(body)) {
      const reply = createCachedReply(body, { hash });
      replies.set(key, reply);
      return reply;
    },
  };
}
