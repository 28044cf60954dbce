import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createAppForTests } from '../testing/create-app-for-tests.ts';
import { silentLog } from '../testing/databases.ts';
import { chooseSampler } from './choose-sampler.ts';
import { runInSpan, startQuerySpan, traceRequests } from './spans.ts';
import { startTracing } from './start-tracing.ts';

afterEach(() => {
  trace.disable();
  context.disable();
  propagation.disable();
  vi.unstubAllEnvs();
});

/** Records spans in memory. */
function record(): InMemorySpanExporter {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return exporter;
}

const namesOf = (spans: readonly ReadableSpan[]) => spans.map(({ name }) => name);
const idOf = (span: ReadableSpan | undefined) => span?.spanContext().spanId;

async function openApp() {
  const app = await createAppForTests({ observeRequests: traceRequests });
  app.get('/api/areas/:id', () =>
    runInSpan('step', {}, async () => {
      startQuerySpan(' SELECT name from area where id = $1')?.end();
      return { figure: 7 };
    }),
  );
  app.get('/page/:id', async () => (await app.inject('/api/areas/venice')).json());
  app.get('/broken', () => {
    throw new Error('broken');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const get = async (path: string) => await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return { app, get };
}

test('a request is a span with its route, its steps and its statements, without its address', async () => {
  const exporter = record();
  const { app, get } = await openApp();
  await get('/api/areas/venice?q=12+Secret+Street');
  await app.close();
  const [query, step, request] = exporter.getFinishedSpans();
  expect(namesOf(exporter.getFinishedSpans())).toEqual(['select', 'step', 'GET /api/areas/:id']);
  expect(request?.attributes).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/areas/:id',
    'http.response.status_code': 200,
  });
  expect(query?.attributes['db.query.text']).toBe(' SELECT name from area where id = $1');
  expect(query?.parentSpanContext?.spanId).toBe(idOf(step));
  expect(step?.parentSpanContext?.spanId).toBe(idOf(request));
  expect(
    JSON.stringify(exporter.getFinishedSpans().map(({ attributes }) => attributes)),
  ).not.toMatch(/Secret|venice/);
});

test('the requests of a page that is rendered are steps of it', async () => {
  const exporter = record();
  const { app, get } = await openApp();
  await get('/page/venice');
  await app.close();
  const spans = exporter.getFinishedSpans();
  const page = spans.find(({ name }) => name === 'GET /page/:id');
  const call = spans.find(({ name }) => name === 'GET /api/areas/:id');
  expect(call?.parentSpanContext?.spanId).toBe(idOf(page));
});

test('a failed request is a failed span, and an unknown address has no name', async () => {
  const exporter = record();
  const { app, get } = await openApp();
  await get('/broken');
  await get('/secret');
  await app.close();
  const [broken, unknown] = exporter.getFinishedSpans();
  expect(broken?.status.code).toBe(SpanStatusCode.ERROR);
  expect(unknown?.name).not.toContain('secret');
  expect(unknown?.attributes['http.response.status_code']).toBe(404);
});

test('failed work is a failed span, and statements outside a trace create no span', async () => {
  const exporter = record();
  await expect(runInSpan('job news', {}, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(startQuerySpan('select 1')).toBe(undefined);
  expect(exporter.getFinishedSpans().map(({ name, status }) => [name, status.code])).toEqual([
    ['job news', SpanStatusCode.ERROR],
  ]);
});

test('lines of the log have the ids of their trace', async () => {
  record();
  const lines: { trace_id?: string; span_id?: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  log.info('outside');
  const ids = await runInSpan('step', {}, async () => {
    log.info('inside');
    return trace.getActiveSpan()?.spanContext();
  });
  expect(lines[0]).not.toHaveProperty('trace_id');
  expect(lines[1]).toMatchObject({ trace_id: ids?.traceId, span_id: ids?.spanId });
});

test('spans are sent to the collector with the service name', async () => {
  let received = '';
  const collector = createServer(async (request, response) => {
    for await (const part of request.setEncoding('latin1')) received += part;
    received += request.url;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_SERVICE_NAME', 'townlight-test');
  const tracing = startTracing(process.env, { version: '1.2.3', role: 'web', log: silentLog });
  await runInSpan('one step', {}, async () => {});
  await tracing.close();
  collector.close();
  for (const text of ['/v1/traces', 'one step', 'townlight-test', '1.2.3', 'web'])
    expect(received).toContain(text);
});

test('the sampler is that of the environment, and a wrong one is refused', () => {
  expect(`${chooseSampler()}`).toContain('ParentBased');
  expect(`${chooseSampler('traceidratio', '0.1')}`).toContain('0.1');
  expect(`${chooseSampler('parentbased_traceidratio', '0.5')}`).toContain('0.5');
  expect(`${chooseSampler('always_off')}`).toContain('AlwaysOff');
  expect(() => chooseSampler('sometimes')).toThrow(/OTEL_TRACES_SAMPLER is “sometimes”/);
  expect(() => chooseSampler('traceidratio', 'ten')).toThrow(/OTEL_TRACES_SAMPLER_ARG is “ten”/);
});
