import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createAppForTests } from '../../testing/create-app-for-tests.ts';
import { createCachedReply } from '../cached-reply.ts';
import type { App } from '../create-app.ts';
import type { QueueLimits } from './register-fair-queues.ts';

/** Creates an application whose `/api/slow/{name}` replies once `open` is called. */
async function openApp(queueLimits?: QueueLimits) {
  const app = await createAppForTests({
    trustedProxies: 'loopback',
    queueLimits,
  });
  const begun: string[] = [];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  app.get('/api/slow/:name', (request, reply) =>
    app.sendInQueue(request, reply, () => async () => {
      const { name } = request.params as { name: string };
      begun.push(name);
      await gate;
      return createCachedReply(JSON.stringify({ name }));
    }),
  );
  app.get('/api/quick', (request, reply) =>
    app.sendInQueue(request, reply, () => createCachedReply('"quick"')),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  return { app, begun, open, port };
}

function send(port: number, path: string, network: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': network } });
}

/** Sends a request over a separate connection, which the test can close before the reply. */
async function sendOpenRequest(app: App, port: number, path: string): Promise<Socket> {
  const received = once(app.server, 'request');
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.7\r\n\r\n`);
  await received;
  return socket;
}

function connections(app: App): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
}

test('work of disconnected clients is dropped, cached replies skip the queue, and the next network is served', async () => {
  const { app, begun, open, port } = await openApp();
  const first = send(port, '/api/slow/first', '203.0.113.7');
  await expect.poll(() => begun).toEqual(['first']);
  const gone = await sendOpenRequest(app, port, '/api/slow/gone');
  const before = await connections(app);
  gone.destroy();
  await expect.poll(() => connections(app)).toBeLessThan(before);
  expect(await (await send(port, '/api/quick', '198.51.100.1')).json()).toBe('quick');
  const resident = send(port, '/api/slow/resident', '198.51.100.1');
  open();
  expect(await (await first).json()).toEqual({ name: 'first' });
  expect(await (await resident).json()).toEqual({ name: 'resident' });
  expect(begun).toEqual(['first', 'resident']);
  await app.close();
});

test('a network with too many waiting requests gets 429 with Retry-After; a different network is served', async () => {
  const { app, begun, open, port } = await openApp({ maxWaitingPerNetwork: 1, maxWaiting: 10 });
  const first = send(port, '/api/slow/first', '203.0.113.7');
  await expect.poll(() => begun).toEqual(['first']);
  const second = await Promise.race([
    send(port, '/api/slow/second', '203.0.113.7'),
    send(port, '/api/slow/third', '203.0.113.7'),
  ]);
  expect(second.status).toBe(429);
  expect(second.headers.get('retry-after')).toBe('5');
  expect(await second.json()).toEqual({ message: expect.any(String), error: true });
  const resident = send(port, '/api/slow/resident', '198.51.100.1');
  open();
  expect((await first).status).toBe(200);
  expect(await (await resident).json()).toEqual({ name: 'resident' });
  await app.close();
});
