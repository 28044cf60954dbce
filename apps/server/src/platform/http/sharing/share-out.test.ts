import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createAppForTests } from '../../testing/create-app-for-tests.ts';
import { createCachedReply } from '../cached-reply.ts';
import type { App } from '../create-app.ts';
import type { SharingLimits } from './share-out.ts';

/** Creates an application whose `/api/slow/{name}` replies once `open` is called. */
async function openApp(sharing?: SharingLimits) {
  const app = await createAppForTests({
    trustedProxies: 'loopback',
    sharing,
  });
  const begun: string[] = [];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  app.get('/api/slow/:name', (request, reply) =>
    app.sendInTurn(request, reply, () => async () => {
      const { name } = request.params as { name: string };
      begun.push(name);
      await gate;
      return createCachedReply(JSON.stringify({ name }));
    }),
  );
  app.get('/api/quick', (request, reply) =>
    app.sendInTurn(request, reply, () => createCachedReply('"quick"')),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  return { app, begun, open, port };
}

function ask(port: number, path: string, network: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': network } });
}

/** Sends a request over a separate connection, which the test can close before the reply. */
async function askAndHold(app: App, port: number, path: string): Promise<Socket> {
  const asked = once(app.server, 'request');
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.7\r\n\r\n`);
  await asked;
  return socket;
}

function connections(app: App): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
}

test('work whose readers left is dropped, what is kept does not wait, another network is next', async () => {
  const { app, begun, open, port } = await openApp();
  const first = ask(port, '/api/slow/first', '203.0.113.7');
  await expect.poll(() => begun).toEqual(['first']);
  const gone = await askAndHold(app, port, '/api/slow/gone');
  const before = await connections(app);
  gone.destroy();
  await expect.poll(() => connections(app)).toBeLessThan(before);
  expect(await (await ask(port, '/api/quick', '198.51.100.1')).json()).toBe('quick');
  const resident = ask(port, '/api/slow/resident', '198.51.100.1');
  open();
  expect(await (await first).json()).toEqual({ name: 'first' });
  expect(await (await resident).json()).toEqual({ name: 'resident' });
  expect(begun).toEqual(['first', 'resident']);
  await app.close();
});

test('a network with too much waiting is told to come back, others are served', async () => {
  const { app, begun, open, port } = await openApp({ waitingPerNetwork: 1, waitingInAll: 10 });
  const first = ask(port, '/api/slow/first', '203.0.113.7');
  await expect.poll(() => begun).toEqual(['first']);
  const second = await Promise.race([
    ask(port, '/api/slow/second', '203.0.113.7'),
    ask(port, '/api/slow/third', '203.0.113.7'),
  ]);
  expect(second.status).toBe(429);
  expect(second.headers.get('retry-after')).toBe('5');
  expect(await second.json()).toEqual({ message: expect.any(String), error: true });
  const resident = ask(port, '/api/slow/resident', '198.51.100.1');
  open();
  expect((await first).status).toBe(200);
  expect(await (await resident).json()).toEqual({ name: 'resident' });
  await app.close();
});
