import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { TooManyRequests } from './errors.ts';
import { networkKeys } from './network-key.ts';

/** Makes `perNetwork` and `app.createRateLimit` work. No route is limited unless it says so. */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

/**
 * The limit of a route that anyone may write to, as `config.rateLimit`. Counts are in memory, of this process, and
 * hold no addresses.
 */
export function perNetwork({
  max,
  timeWindow,
}: {
  max: number;
  /** Milliseconds, at most an hour. */
  timeWindow: number;
}): RateLimitOptions {
  const keyOf = networkKeys();
  return {
    max,
    timeWindow,
    keyGenerator: (request) => keyOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(ttl),
  };
}
