import type { FastifyInstance } from 'fastify';
import { NotReady } from '../errors.ts';
import type { Connections } from './bounded-server.ts';

const TOO_MANY = 'Too many connections are open; please try again in a moment.';

/** Replies 503 on excess connections, and drains all of them when the application closes. */
export function rejectExcessConnections(
  app: FastifyInstance,
  connections: Pick<Connections, 'isRefused' | 'drain'>,
): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!connections.isRefused(raw.socket)) return;
    reply.header('connection', 'close');
    throw new NotReady(TOO_MANY);
  });
  app.addHook('preClose', async () => connections.drain());
}
