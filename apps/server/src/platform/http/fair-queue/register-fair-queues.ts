import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedReply } from '../cached-reply.ts';
import { createNetworkHasher } from '../network-key.ts';
import { createFairQueue, type FairQueue, type FairQueueLimits } from './fair-queue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs work of more than some milliseconds in the fair queue. */
    runInQueue: RunInQueue;
    /** Sends a cached reply at once; creates, compresses and sends others in the fair queue. */
    sendInQueue: SendInQueue;
  }
}

/**
 * Each kind has a separate queue. `brief` is for work of some milliseconds (place search, drawing a picture before it
 * is rendered), which never waits for long work.
 */
export type QueueName = 'brief' | 'figures' | 'pages' | 'pictures';

/** @throws TooManyRequests, NotReady or ClientDisconnected, as `FairQueue` does */
export type RunInQueue = <T>(
  kind: QueueName,
  request: Pick<FastifyRequest, 'ip' | 'raw'>,
  work: () => T | Promise<T>,
) => Promise<T>;

/** A cached reply, or a function that creates it. */
export type CachedReplyOrFactory = CachedReply | (() => CachedReply | Promise<CachedReply>);

/**
 * Resolves when the reply is sent.
 * @param find is called again when the turn comes: the reply may be cached by then, or the figures be newer
 */
export type SendInQueue = (
  request: Pick<FastifyRequest, 'ip' | 'raw'>,
  reply: Pick<FastifyReply, 'raw' | 'hijack'>,
  find: () => CachedReplyOrFactory,
) => void | Promise<void>;

/** The limits of waiting requests in each queue. */
export type QueueLimits = Pick<FairQueueLimits, 'maxWaitingPerNetwork' | 'maxWaiting'>;

/** 30 people behind one address have at most 180 open connections: browsers open six per server. */
export const DEFAULT_QUEUE_LIMITS: QueueLimits = { maxWaitingPerNetwork: 200, maxWaiting: 1_000 };

/** Adds `app.runInQueue` and `app.sendInQueue`. */
export function registerFairQueues(app: FastifyInstance, limits: QueueLimits): void {
  const queues = {
    brief: createFairQueue({ ...limits, concurrency: 1, rests: true }),
    // computed in slices: the work of two networks can interleave
    figures: createFairQueue({ ...limits, concurrency: 2, rests: true }),
    // one thread renders pages, one renders pictures
    pages: createFairQueue({ ...limits, concurrency: 1 }),
    pictures: createFairQueue({ ...limits, concurrency: 1 }),
  } satisfies Record<QueueName, FairQueue>;
  const keyOf = createNetworkHasher();
  const runInQueue: RunInQueue = (kind, { ip, raw }, work) =>
    queues[kind].run({ network: keyOf(ip), hasLeft: () => raw.socket.destroyed }, work);
  app.decorate('runInQueue', runInQueue);
  app.decorate('sendInQueue', (request, reply, find) => {
    const answer = find();
    if (typeof answer !== 'function') return app.sendCached(request, reply, answer);
    return runInQueue('figures', request, async () => {
      const found = find();
      const cached = typeof found === 'function' ? await found() : found;
      await app.sendCached(request, reply, cached);
    });
  });
}
