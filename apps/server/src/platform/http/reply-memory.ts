import { LRUCache } from 'lru-cache';
import { type CachedReply, createCachedReply } from './cached-reply.ts';
import { quickHash } from './conditional-reply.ts';

/** The cached replies of one snapshot by their normalized query. */
export interface ReplyMemory {
  get(key: string): CachedReply | undefined;
  /**
   * Caches a reply that depends only on the snapshot's figures.
   * @param hash of a body that was hashed chunk by chunk
   */
  keep(key: string, body: Buffer, hash?: string): CachedReply;
}

/** @param maxBytes in total, without the compressed forms, which add about a third; one reply may use a quarter */
export function rememberReplies(mostBytes: number): ReplyMemory {
  const kept = new LRUCache<string, CachedReply>({
    maxSize: mostBytes,
    // one reply must not evict all others
    maxEntrySize: mostBytes / 4,
    sizeCalculation: ({ body }) => body.length + 500,
  });
  return {
    get: (key) => kept.get(key),
    keep(key, body, hash = quickHash(body)) {
      const reply = createCachedReply(body, { hash });
      kept.set(key, reply);
      return reply;
    },
  };
}
