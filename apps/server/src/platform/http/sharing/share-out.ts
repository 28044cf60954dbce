import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedReply } from '../cached-reply.ts';
import { networkKeys } from '../network-key.ts';
import { type FairQueue, type FairQueueLimits, openFairQueue } from './fair-queue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs work of more than some milliseconds in the fair queue. */
    inTurn: InTurn;
    /** Sends a cached reply at once; creates, compresses and sends others in the fair queue. */
    sendInTurn: SendInTurn;
  }
}

/**
 * Each kind has a separate queue. `brief` is for work of some milliseconds (place search, drawing a picture before it
 * is rendered), which never waits for long work.
 */
export type CostlyWork = 'brief' | 'figures' | 'pages' | 'pictures';

/** @throws TooManyRequests, NotReady or ClientDisconnected, as `FairQueue` does */
export type InTurn = <T>(
  kind: CostlyWork,
  request: Pick<FastifyRequest, 'ip' | 'raw'>,
  work: () => T | Promise<T>,
) => Promise<T>;

/** A cached reply, or a function that creates it. */
export type KeptOrMade = CachedReply | (() => CachedReply | Promise<CachedReply>);

/**
 * Resolves when the reply is sent.
 * @param find is called again when the turn comes: the reply may be cached by then, or the figures be newer
 */
export type SendInTurn = (
  request: Pick<FastifyRequest, 'ip' | 'raw'>,
  reply: Pick<FastifyReply, 'raw' | 'hijack'>,
  find: () => KeptOrMade,
) => void | Promise<void>;

/** The limits of waiting requests in each queue. */
export type SharingLimits = Pick<FairQueueLimits, 'waitingPerNetwork' | 'waitingInAll'>;

/** 30 people behind one address have at most 180 open connections: browsers open six per server. */
export const USUAL_SHARING: SharingLimits = { waitingPerNetwork: 200, waitingInAll: 1_000 };

/** Adds `app.runInQueue` and `app.sendInQueue`. */
export function shareOut(app: FastifyInstance, limits: SharingLimits): void {
  const queues = {
    brief: openFairQueue({ ...limits, atOnce: 1, rests: true }),
    // computed in slices: the work of two networks can interleave
    figures: openFairQueue({ ...limits, atOnce: 2, rests: true }),
    // one thread renders pages, one renders pictures
    pages: openFairQueue({ ...limits, atOnce: 1 }),
    pictures: openFairQueue({ ...limits, atOnce: 1 }),
  } satisfies Record<CostlyWork, FairQueue>;
  const keyOf = networkKeys();
  const inTurn: InTurn = (kind, { ip, raw }, work) =>
    queues[kind].run({ network: keyOf(ip), hasLeft: () => raw.socket.destroyed }, work);
  app.decorate('inTurn', inTurn);
  app.decorate('sendInTurn', (request, reply, find) => {
    const answer = find();
    if (typeof answer !== 'function') return app.sendCached(request, reply, answer);
    return inTurn('figures', request, async () => {
      const found = find();
      const made = typeof found === 'function' ? await found() : found;
      await app.sendCached(request, reply, made);
    });
  });
}
