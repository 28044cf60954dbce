import type { FastifyInstance } from 'fastify';
import type { StoreStatus } from './check-store.ts';

export interface HealthOptions {
  /** Undefined when figures are served, else a sentence with the reason. */
  readonly waitingFor: () => string | undefined;
  /** Whether this server will close soon, so that a load balancer sends it no more requests. */
  readonly isDraining?: (() => boolean) | undefined;
  /** Whether the store accepts writes; without it the reply has no store status. */
  readonly store?: (() => StoreStatus) | undefined;
}

const hidden = { schema: { hide: true } as object };

/**
 * Registers the health endpoints for operators: `/healthz`, the process is alive; `/readyz`, it serves figures (else
 * 503), and whether it can write. Neither queries the store, so both stay fast while it is unavailable.
 * A server that will close ends each connection after its response: a proxy must not send a form on one that closes.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  { waitingFor, isDraining, store }: HealthOptions,
): void {
  if (isDraining !== undefined)
    app.addHook('onRequest', async (_request, reply) => {
      if (isDraining()) reply.header('connection', 'close');
    });
  app.get('/healthz', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { alive: true };
  });
  app.get('/readyz', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const waiting = waitingFor();
    const { writing, ...why } = store?.() ?? { writing: true };
    const answer = { writing, ...('reason' in why && { reason: why.reason }) };
    if (isDraining?.())
      return await reply.code(503).send({
        message: 'This server is about to close.',
        error: true,
        ready: false,
        serving: waiting === undefined,
        ...answer,
      });
    if (waiting === undefined) return { ready: true, serving: true, ...answer };
    return await reply
      .code(503)
      .header('retry-after', '2')
      .send({ message: waiting, error: true, ready: false, serving: false, ...answer });
  });
}
