import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/create-app.ts';
import { limitPerText } from '../../platform/http/limit-requests.ts';

const MINUTE_MS = 60_000;

/** Tries to get in, of one network: people mistype, a whole office may share one; a token cannot be guessed anyway. */
export const signInTries = () => ({
  perNetwork: { max: 20, timeWindow: 10 * MINUTE_MS },
});

/** Invitations that one network has mailed: a session that was stolen floods no mailboxes. */
export const invitations = () => ({
  perNetwork: { max: 30, timeWindow: 10 * MINUTE_MS },
});

/** Links to one address: nobody's mailbox is flooded. Known or not, the address counts the same. */
export const linksPerAddress = (app: App) =>
  limitPerText(app, { max: 5, timeWindow: 15 * MINUTE_MS });

/** What is answered here is of one person and one moment. */
export async function neverKept(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
