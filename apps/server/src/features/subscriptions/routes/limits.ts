import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRIVATE_CACHE_CONTROL } from '../../../platform/http/cache-control.ts';

export const MINUTE_MS = 60_000;

/** Calls of the subscription page: sorting a list saves many times. A grant cannot be guessed anyway. */
export const subscriberRateLimit = () => ({
  perNetwork: { max: 240, timeWindow: 10 * MINUTE_MS },
});

/** Uses of links and requests for new ones. */
export const linkRateLimit = () => ({
  perNetwork: { max: 30, timeWindow: 10 * MINUTE_MS },
});

/** Prevents caching of responses that depend on the user. */
export async function setNoStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', PRIVATE_CACHE_CONTROL);
}
