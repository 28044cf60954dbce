import { LRUCache } from 'lru-cache';
import { type CachedReply, createCachedReply } from './cached-reply.ts';
import { quickHash } from './conditional-reply.ts';

/** The replies of one snapshot by their normalized query. */
export interface ReplyMemory {
  get(key: string): CachedReply | undefined;
  /**
   * Keeps a reply made of the snapshot's figures alone.
   * @param hash of a body that was hashed piece by piece
   */
  keep(key: string, body: Buffer, hash?: string): CachedReply;
}

/** @param mostBytes kept in all, counted without their compressed forms, which add about a third; one reply may take a quarter */
export function rememberReplies(mostBytes: number): ReplyMemory {
  const kept = new LRUCache<string, CachedReply>({
    maxSize: mostBytes,
    // one reply may not push out all others
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
