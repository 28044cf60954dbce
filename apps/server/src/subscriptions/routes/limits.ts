import type { FastifyReply, FastifyRequest } from 'fastify';

export const MINUTE_MS = 60_000;

/** What somebody does on their subscription page: sorting a list is many saves. A grant cannot be guessed anyway. */
export const ownerCalls = () => ({
  perNetwork: { max: 240, timeWindow: 10 * MINUTE_MS },
});

/** Links that are used or asked for again. */
export const linkTries = () => ({
  perNetwork: { max: 30, timeWindow: 10 * MINUTE_MS },
});

/** What is answered here is of one person and one moment. */
export async function neverKept(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
