import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedReply } from '../cached-reply.ts';
import { networkKeys } from '../network-key.ts';
import { type FairQueue, type FairQueueLimits, openFairQueue } from './fair-queue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Does what takes more than some milliseconds when it is the turn of the network that asks. */
    inTurn: InTurn;
    /** Sends what is kept at once; makes, compresses and sends what is not in turn. */
    sendInTurn: SendInTurn;
  }
}

/**
 * Each has a queue of its own. `brief` is what takes some milliseconds: the search for places, the drawing of a picture before it is
 * rendered. It waits for nothing long.
 */
export type CostlyWork = 'brief' | 'figures' | 'pages' | 'pictures';

/** @throws TooManyRequests, NotReady or ReaderLeft, as `FairQueue` does */
export type InTurn = <T>(
  kind: CostlyWork,
  request: Pick<FastifyRequest, 'ip' | 'raw'>,
  work: () => T | Promise<T>,
) => Promise<T>;

/** A reply that is kept, or what makes it. */
export type KeptOrMade = CachedReply | (() => CachedReply | Promise<CachedReply>);

/**
 * Its promise holds until the reply is on its way.
 * @param find is asked again when the turn comes: the reply may be there by then, or newer figures
 */
export type SendInTurn = (
  request: Pick<FastifyRequest, 'ip' | 'raw'>,
  reply: Pick<FastifyReply, 'raw' | 'hijack'>,
  find: () => KeptOrMade,
) => void | Promise<void>;

/** How many may wait for costly work, in each of the queues. */
export type SharingLimits = Pick<FairQueueLimits, 'waitingPerNetwork' | 'waitingInAll'>;

/** 30 people behind one address have 180 connections open at most: browsers open six to a server. */
export const USUAL_SHARING: SharingLimits = { waitingPerNetwork: 200, waitingInAll: 1_000 };

/** Makes `app.inTurn` and `app.sendInTurn` work. */
export function shareOut(app: FastifyInstance, limits: SharingLimits): void {
  const queues = {
    brief: openFairQueue({ ...limits, atOnce: 1, rests: true }),
    // made in slices: what one network asks for goes on beside what another does
    figures: openFairQueue({ ...limits, atOnce: 2, rests: true }),
    // one thread draws pages, one renders pictures
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
