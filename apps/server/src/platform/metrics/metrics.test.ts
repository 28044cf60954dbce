import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createAppForTests } from '../testing/create-app-for-tests.ts';
import { silentLog } from '../testing/databases.ts';
import { createMetrics } from './create-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const pool = {} as Pool;
const create = () => createMetrics({ version: '1.2.3', role: 'web', pool, log: silentLog });

/** Returns the lines of a metric without buckets. */
const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket'));

test('requests are measured by route, and no address of a reader’s page is shown', async () => {
  const metrics = create();
  const app = await createAppForTests({ observeRequests: metrics.observeRequests });
  app.get('/api/areas/:id', () => ({ figure: 7 }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  for (const path of ['/api/areas/venice', '/api/areas/hollywood?token=secret', '/secret'])
    await (await fetch(url + path)).text();
  // as while a page is rendered
  await app.inject('/api/areas/venice');
  const text = await metrics.format();
  expect(linesOf(text, 'townlight_http_request_duration_seconds_count')).toEqual([
    'townlight_http_request_duration_seconds_count{method="GET",route="/api/areas/:id",status="200"} 2',
    'townlight_http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1',
  ]);
  expect(text).not.toMatch(/secret|venice/);
  expect(linesOf(text, 'townlight_info')).toEqual(['townlight_info{version="1.2.3",role="web"} 1']);
  expect(linesOf(text, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  await app.close();
});

test('gauges are read at each scrape; a failing one is omitted without affecting the rest', async () => {
  const metrics = create();
  let areas = ['venice', 'hollywood'];
  metrics.addQueries([
    {
      name: 'townlight_areas',
      help: 'Areas.',
      labels: ['area'],
      read: async () => areas.map((area) => ({ labels: { area }, value: 1 })),
    },
    {
      name: 'townlight_broken',
      help: 'A table that is missing.',
      labels: [],
      read: async () => {
        throw new Error('relation "broken" does not exist');
      },
    },
  ]);
  let value: number | undefined = 5;
  metrics.addGauge('townlight_snapshot_build_seconds', 'Time.', () => value);
  const first = await metrics.format();
  expect(linesOf(first, 'townlight_areas')).toEqual([
    'townlight_areas{area="venice"} 1',
    'townlight_areas{area="hollywood"} 1',
  ]);
  expect(linesOf(first, 'townlight_broken')).toEqual([]);
  expect(linesOf(first, 'townlight_snapshot')).toEqual(['townlight_snapshot_build_seconds 5']);
  areas = ['venice'];
  value = undefined;
  const second = await metrics.format();
  expect(linesOf(second, 'townlight_areas')).toEqual(['townlight_areas{area="venice"} 1']);
  expect(linesOf(second, 'townlight_snapshot')).toEqual([]);
});

test('metrics are served on a separate port that serves nothing else', async () => {
  const server = await serveMetrics(create(), { host: '127.0.0.1', port: 0 });
  const reply = await fetch(server.url);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await reply.text()).toContain('# TYPE townlight_info gauge');
  expect((await fetch(new URL('/', server.url))).status).toBe(404);
  await server.close();
});
