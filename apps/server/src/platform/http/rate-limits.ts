import { createHmac, randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyRequests } from './errors.ts';
import { createNetworkHasher, listNetworks } from './network-key.ts';

/** The limit for one household. Wider networks have a multiple of it, see `listNetworks`. */
export interface NetworkRateLimit {
  readonly max: number;
  /** Milliseconds, at most an hour. */
  readonly timeWindow: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of a route that anyone may write to. */
    perNetwork?: NetworkRateLimit;
  }
}

type RateLimiting = Pick<FastifyInstance, 'createRateLimit'>;

/** Enables `config.perNetwork` and `app.createRateLimit`. Routes are unlimited by default. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
  app.addHook('onRoute', (route) => {
    const limit = route.config?.perNetwork;
    if (limit === undefined) return;
    const refuse = limitPerNetwork(app, limit);
    // refused before the body is read, after the route's own `onRequest` hooks
    route.onRequest = [route.onRequest ?? [], refuse].flat();
  });
}

/** A limit that a handler applies itself. @throws TooManyRequests */
export type EnforceRateLimit = (request: FastifyRequest) => Promise<void>;

/**
 * Counts requests per network, the narrowest first: a request refused for its household does not count for the wider
 * network. Counts are in the memory of this process, and contain no addresses.
 */
export function limitPerNetwork(
  app: RateLimiting,
  { max, timeWindow }: NetworkRateLimit,
): EnforceRateLimit {
  const keyOf = createNetworkHasher();
  const limits = new Map<number, (request: FastifyRequest, text: string) => Promise<void>>();
  return async (request) => {
    for (const { name, times } of listNetworks(request.ip)) {
      const limit = limits.get(times) ?? limitPerKey(app, { max: max * times, timeWindow });
      limits.set(times, limit);
      await limit(request, keyOf(name));
    }
  };
}

/**
 * Limits requests by a value, e.g. the recipient of a mail: counted under a keyed hash, whatever the client. Unknown
 * values count like known ones.
 */
export function limitPerValue(
  app: RateLimiting,
  limit: NetworkRateLimit,
): (request: FastifyRequest, text: string) => Promise<void> {
  const secret = randomBytes(32);
  const limitKey = limitPerKey(app, limit);
  return (request, text) =>
    limitKey(request, createHmac('sha256', secret).update(text).digest('base64url'));
}

/** @throws TooManyRequests */
function limitPerKey(
  app: RateLimiting,
  limit: NetworkRateLimit,
): (request: FastifyRequest, key: string) => Promise<void> {
  const keys = new WeakMap<object, string>();
  const count = app.createRateLimit({
    ...limit,
    keyGenerator: (request) => keys.get(request) ?? '',
  });
  return async (request, key) => {
    keys.set(request, key);
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequests(counted.ttl);
  };
}
