import { context, diag, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { toPlainLine } from '../safe-text.ts';
import { chooseSampler } from './choose-sampler.ts';
import { traceRequests } from './spans.ts';

/** The tracing of this process. */
export interface Tracing {
  /** Records each request of the app; must be called before routes are added. */
  observeRequests(app: FastifyInstance): void;
  /** Sends the spans that are left. */
  close(): Promise<void>;
}

/**
 * Sends the spans of this process to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names; the libraries read it, and
 * its like, from the environment.
 * @throws Failure for an unknown sampler
 */
export function startTracing(
  environment: Readonly<Record<string, string | undefined>>,
  { version, role, log }: { version: string; role: string; log: Log },
): Tracing {
  const warn = (message: string) => log.warn(`traces: ${toPlainLine(message)}`);
  const silent = () => undefined;
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent });
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': 'townlight',
        'service.version': version,
        'townlight.role': role,
      }),
    )
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));
  const provider = new TracerProvider({
    resource,
    sampler: chooseSampler(environment.OTEL_TRACES_SAMPLER, environment.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    observeRequests: traceRequests,
    async close() {
      await provider.shutdown();
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
}
