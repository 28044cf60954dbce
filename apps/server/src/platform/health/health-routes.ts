import type { FastifyInstance } from 'fastify';
import type { StoreAnswer } from './store-probe.ts';

export interface HealthOptions {
  /** Undefined when figures are served, else the sentence that says what they wait for. */
  readonly waitingFor: () => string | undefined;
  /** Whether the store takes what is written; without it nothing is said of a store. */
  readonly store?: (() => StoreAnswer) | undefined;
}

const hidden = { schema: { hide: true } as object };

/**
 * Three answers for those who look after the process: `/healthz`, it lives; `/readyz`, it serves figures (else 503), and
 * whether it can write. None of them asks the store: they are as quick while that is away.
 */
export function healthRoutes(app: FastifyInstance, { waitingFor, store }: HealthOptions): void {
  app.get('/healthz', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { alive: true };
  });
  app.get('/readyz', hidden, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const waiting = waitingFor();
    const { writing, ...why } = store?.() ?? { writing: true };
    const answer = { writing, ...('reason' in why && { reason: why.reason }) };
    if (waiting === undefined) return { ready: true, serving: true, ...answer };
    return await reply
      .code(503)
      .header('retry-after', '2')
      .send({ message: waiting, error: true, ready: false, serving: false, ...answer });
  });
}
