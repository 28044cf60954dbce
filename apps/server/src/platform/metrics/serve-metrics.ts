import Fastify from 'fastify';
import { listen } from '../http/listen.ts';
import type { Metrics } from './create-metrics.ts';

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves `/metrics` on a separate port, which no proxy forwards to readers. */
export async function serveMetrics(
  metrics: Metrics,
  address: { host: string; port: number },
): Promise<MetricsServer> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => {
    reply.type(metrics.contentType).header('cache-control', 'no-store');
    return await metrics.format();
  });
  const url = await listen(app, address, 'METRICS_PORT');
  return { url: `${url}/metrics`, close: () => app.close() };
}
