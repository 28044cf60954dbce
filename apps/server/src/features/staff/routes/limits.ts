import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRIVATE_CACHE_CONTROL } from '../../../platform/http/cache-control.ts';
import type { App } from '../../../platform/http/create-app.ts';
import { limitPerValue } from '../../../platform/http/rate-limits.ts';

const MINUTE_MS = 60_000;

/**
 * Sign-in tries per network. People mistype and a whole office may share a network; tokens cannot be guessed anyway.
 */
export const signInRateLimit = () => ({
  perNetwork: { max: 20, timeWindow: 10 * MINUTE_MS },
});

/** Invitations per network, so that a stolen session cannot flood mailboxes. */
export const invitationRateLimit = () => ({
  perNetwork: { max: 30, timeWindow: 10 * MINUTE_MS },
});

/** Links per address, so that a mailbox is not flooded. Unknown addresses are counted alike. */
export const limitLinksPerAddress = (app: App) =>
  limitPerValue(app, { max: 5, timeWindow: 15 * MINUTE_MS });

/** Prevents caching of responses that depend on the user. */
export async function setNoStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', PRIVATE_CACHE_CONTROL);
}
