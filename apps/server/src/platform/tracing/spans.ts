import { Socket } from 'node:net';
import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { version } from '../version.ts';

// without `startTracing` all of this does nothing

const getTracer = () => trace.getTracer('townlight', version);

/** Runs work in a span: a step of the current trace, or the first of a new one. */
export async function runInSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return await getTracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Starts the span of a statement; undefined outside of a trace. Its values are not recorded. */
export function startQuerySpan(statement: string): Span | undefined {
  if (trace.getActiveSpan()?.isRecording() !== true) return undefined;
  const operation = /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'query';
  return getTracer().startSpan(operation, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
  });
}

/** Returns the ids with which a line of the log belongs to a trace. */
export function getTraceIds(): { trace_id: string; span_id: string } | undefined {
  const current = trace.getActiveSpan()?.spanContext();
  return current && { trace_id: current.traceId, span_id: current.spanId };
}

/**
 * Records each request of the app by its route; must be called before routes are added. The URL itself is never
 * recorded: it may contain a secret or what a reader typed.
 */
export function traceRequests(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const resume = (request: FastifyRequest, done: () => void) =>
    context.with(contexts.get(request) ?? context.active(), done);
  app.addHook('onRequest', (request, _reply, done) => {
    // the server's own requests, while it renders a page, are a step of the page's
    const parent =
      request.raw.socket instanceof Socket
        ? propagation.extract(ROOT_CONTEXT, request.headers)
        : context.active();
    const attributes = {
      'http.request.method': request.method,
      'townlight.request_id': request.id,
    };
    const span = getTracer().startSpan(
      request.method,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    contexts.set(request, trace.setSpan(parent, span));
    resume(request, done);
  });
  // reading a body loses the async context
  app.addHook('preValidation', (request, _reply, done) => resume(request, done));
  app.addHook('onResponse', async (request, reply) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    const route = request.routeOptions.url;
    if (route !== undefined) {
      span?.updateName(`${request.method} ${route}`);
      span?.setAttribute('http.route', route);
    }
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
