import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/create-app.ts';
import { TooManyRequests } from '../../platform/http/errors.ts';
import { perNetwork } from '../../platform/http/limit-requests.ts';

const MINUTE_MS = 60_000;

/** Tries to get in, of one network: people mistype, a whole office may share one; a token cannot be guessed anyway. */
export const signInTries = () => ({
  rateLimit: perNetwork({ max: 20, timeWindow: 10 * MINUTE_MS }),
});

/** Links to one address: nobody's mailbox is flooded. Known or not, the address counts the same. */
export function linksPerAddress(
  app: App,
): (request: FastifyRequest, email: string) => Promise<void> {
  const secret = randomBytes(32);
  const emails = new WeakMap<object, string>();
  const limit = app.createRateLimit({
    max: 5,
    timeWindow: 15 * MINUTE_MS,
    keyGenerator: (request) =>
      createHmac('sha256', secret)
        .update(emails.get(request) ?? '')
        .digest('base64url'),
  });
  return async (request, email) => {
    emails.set(request, email);
    const { isAllowed, ...found } = await limit(request);
    if (!isAllowed && 'isExceeded' in found && found.isExceeded)
      throw new TooManyRequests(found.ttl);
  };
}

/** What is answered here is of one person and one moment. */
export async function neverKept(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
