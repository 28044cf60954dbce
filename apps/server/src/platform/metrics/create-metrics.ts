import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { rootErrorMessage } from '../failure.ts';
import { runFiguresRead } from '../health/request-context.ts';
import type { Log } from '../log.ts';

/** Values of a gauge that are read from the database at each scrape. */
export interface GaugeQuery {
  /** In snake_case with the unit at the end, e.g. `townlight_source_last_success_timestamp_seconds`. */
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly read: (pool: Pool) => Promise<readonly GaugeValue[]>;
}

interface GaugeValue {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The metrics of one server in the format of Prometheus. */
export interface Metrics {
  /** Measures each request of the app by its route; must be called before routes are added. */
  observeRequests(app: FastifyInstance): void;
  /** Adds gauges whose values are read at each scrape. */
  addGauge(name: string, help: string, read: () => number | undefined): void;
  addQueries(queries: readonly GaugeQuery[]): void;
  /** Returns all metrics in the text format of Prometheus. */
  format(): Promise<string>;
  readonly contentType: string;
}

export interface MetricsOptions {
  readonly version: string;
  /** What this server does: `all`, `web` or `worker`. */
  readonly role: string;
  readonly pool: Pool;
  readonly log: Log;
}

/** From a reply of the cache to the longest that a proxy waits for. */
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of one server, with those of its process. */
export function createMetrics({ version, role, pool, log }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'townlight_info',
    help: 'Always 1; its labels are the version and the role of this server.',
    labelNames: ['version', 'role'],
    registers,
  }).set({ version, role }, 1);
  const requests = new Histogram({
    name: 'townlight_http_request_duration_seconds',
    help: 'Time until a response was sent, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });

  const addQuery = ({ name, help, labels, read }: GaugeQuery): void => {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        this.reset();
        // without labels a reset means zero
        if (labels.length === 0) this.remove();
        try {
          // bounded in time, and possible while nothing is written
          const values = await runFiguresRead(async () => await read(pool));
          for (const { labels: given, value } of values) this.set({ ...given }, value);
        } catch (error) {
          log.info(`the metric ${name} could not be read: ${rootErrorMessage(error)}`);
        }
      },
    });
  };

  return {
    observeRequests(app) {
      app.addHook('onResponse', async (request, reply) => {
        // the server's own requests, while it renders a page, have no connection
        if (!(request.raw.socket instanceof Socket)) return;
        requests.observe(
          {
            method: request.method,
            // never the URL itself: it may contain a secret, and there are any number of them
            route: request.routeOptions.url ?? 'unknown',
            status: reply.raw.statusCode,
          },
          reply.elapsedTime / 1_000,
        );
      });
    },
    addGauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          const value = read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    },
    addQueries(queries) {
      for (const query of queries) addQuery(query);
    },
    format: async () => await registry.metrics(),
    contentType: registry.contentType,
  };
}
