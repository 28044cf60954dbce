import { createHmac, randomBytes } from 'node:crypto';
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** A limit that a handler asks for itself. @throws TooManyRequests */
export type Limit = (request: FastifyRequest) => Promise<void>;

/** The same for some of the requests of a route. */
export function limitPerNetwork(
  app: Pick<FastifyInstance, 'createRateLimit'>,
  { max, timeWindow }: { max: number; timeWindow: number },
): Limit {
  const keyOf = networkKeys();
  const limit = app.createRateLimit({ max, timeWindow, keyGenerator: ({ ip }) => keyOf(ip) });
  return async (request) => refuseBeyond(await limit(request));
}

/**
 * By what a request is about, e.g. the address that a mail would go to: counted under a keyed hash, whoever asks. What is not
 * known counts like what is.
 */
export function limitPerText(
  app: Pick<FastifyInstance, 'createRateLimit'>,
  { max, timeWindow }: { max: number; timeWindow: number },
): (request: FastifyRequest, text: string) => Promise<void> {
  const secret = randomBytes(32);
  const texts = new WeakMap<object, string>();
  const limit = app.createRateLimit({
    max,
    timeWindow,
    keyGenerator: (request) =>
      createHmac('sha256', secret)
        .update(texts.get(request) ?? '')
        .digest('base64url'),
  });
  return async (request, text) => {
    texts.set(request, text);
    refuseBeyond(await limit(request));
  };
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseBeyond(counted: Counted): void {
  if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequests(counted.ttl);
}
