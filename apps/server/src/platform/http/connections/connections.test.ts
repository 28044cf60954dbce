import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createAppForTests } from '../../testing/create-app-for-tests.ts';
import { type ConnectionLimits, computeMaxConnections } from './connection-limits.ts';

/** Long, so that a busy machine is never mistaken for an idle client. */
const LIMITS: ConnectionLimits = {
  maxConnections: 20,
  headMs: 60_000,
  requestMs: 60_000,
  idleMs: 60_000,
  stalledMs: 60_000,
  drainMs: 200,
  checkIntervalMs: 50,
};
/** More than the socket buffers of both ends can store. */
const LARGE = 'x'.repeat(16 * 1024 * 1024);
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A raw client that records what it receives. */
function client(socket: Socket) {
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  socket.on('error', () => undefined);
  const ended = once(socket, 'close').then(() => received);
  return {
    socket,
    send: (text: string) => socket.write(text),
    /** Everything received, once the connection has ended. */
    ended,
    /** Everything received, once it contains this text. */
    async heard(text: string): Promise<string> {
      while (!received.includes(text)) await once(socket, 'data');
      return received;
    },
  };
}

async function serve(changed: Partial<ConnectionLimits> = {}) {
  const app = await createAppForTests({
    connections: { ...LIMITS, ...changed },
  });
  const pending: (() => void)[] = [];
  let notifyPending = (): void => {};
  app.get('/quick', () => 'quick');
  app.get('/large', () => LARGE);
  app.post('/told', () => 'told');
  app.get('/held', async () => {
    await new Promise<void>((resolve) => {
      pending.push(resolve);
      notifyPending();
    });
    return 'at last';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => {
    for (const release of pending) release();
    return app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    open: async () => {
      const socket = connect(port, '127.0.0.1');
      closers.push(() => socket.destroy());
      const opened = client(socket);
      await once(socket, 'connect');
      return opened;
    },
    /** Resolves when this many requests are pending. */
    async waitForPending(count: number) {
      while (pending.length < count)
        await new Promise<void>((resolve) => {
          notifyPending = resolve;
        });
    },
    release: () => {
      for (const one of pending) one();
    },
  };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const HALF_A_HEAD = 'GET /quick HTTP/1.1\r\nHost: local';
const HALF_A_BODY =
  'POST /told HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 99\r\n\r\nhalf';

test.each([
  ['a head', HALF_A_HEAD],
  ['a body', HALF_A_BODY],
])('%s that does not arrive is rejected with 408 after a timeout', async (_, half) => {
  const { open } = await serve({ headMs: 150, requestMs: 300 });
  const { send, ended } = await open();
  send(half);
  const reply = await ended;
  expect(reply).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(reply).toContain('x-content-type-options: nosniff');
  expect(reply).toMatch(
    /\r\n\r\n\{"message":"The request did not arrive in time; please try again\.","error":true\}$/,
  );
});

test('a connection that sends nothing is closed without a response', async () => {
  const { open } = await serve({ headMs: 150, requestMs: 300 });
  expect(await (await open()).ended).toBe('');
});

test('a client that does not read is disconnected; a client whose response takes time is not', async () => {
  const { app, open, waitForPending, release } = await serve({ stalledMs: 300 });
  const patient = await open();
  patient.send(get('/held'));
  await waitForPending(1);
  const accepted = once(app.server, 'connection').then(([socket]) => socket as Socket);
  const unreading = await open();
  unreading.socket.pause();
  const [serverSide] = await Promise.all([accepted, unreading.send(get('/large'))]);
  await once(serverSide, 'close');
  // the system's buffered data arrives first, and then the end
  unreading.socket.resume();
  expect((await unreading.ended).length).toBeLessThan(LARGE.length);
  release();
  expect(await patient.heard('at last')).toMatch(/^HTTP\/1\.1 200/);
});

test.each([
  ['say nothing', ''],
  ['have half a head', HALF_A_HEAD],
  ['have half a body', HALF_A_BODY],
  ['were answered', get('/quick')],
])('connections that %s are closed to admit new ones', async (_, text) => {
  const { open } = await serve();
  const first = await open();
  first.send(text);
  for (let more = 1; more < LIMITS.maxConnections; more++) (await open()).send(text);
  const reader = await open();
  reader.send(get('/quick'));
  expect(await reader.heard('quick')).toMatch(/^HTTP\/1\.1 200/);
  await first.ended;
});

test('at the maximum of active connections, a further request gets 503 with Retry-After', async () => {
  const { open, waitForPending, release } = await serve();
  const readers = [];
  for (let reader = 0; reader < LIMITS.maxConnections; reader++) {
    const connection = await open();
    connection.send(get('/held'));
    readers.push(connection);
  }
  await waitForPending(LIMITS.maxConnections);
  const refused = await open();
  refused.send(get('/quick'));
  const reply = await refused.ended;
  expect(reply).toMatch(/^HTTP\/1\.1 503/);
  expect(reply).toMatch(/\r\nconnection: close\r\n/i);
  expect(reply).toMatch(/\r\nretry-after: \d+\r\n/i);
  expect(reply).toContain(
    '{"message":"Too many connections are open; please try again in a moment.","error":true}',
  );
  release();
  for (const { heard } of readers) expect(await heard('at last')).toMatch(/^HTTP\/1\.1 200/);
  const later = await open();
  later.send(get('/quick'));
  expect(await later.heard('quick')).toMatch(/^HTTP\/1\.1 200/);
});

test('a connection that pipelines too many requests is closed', async () => {
  const { open } = await serve();
  const { send, ended } = await open();
  send(get('/held').repeat(100));
  expect(await ended).toBe('');
});

test('closing ends idle, incomplete and unread connections, and completes a response in progress', async () => {
  const { app, open, waitForPending, release } = await serve({ drainMs: 500 });
  const answered = await open();
  answered.send(get('/quick'));
  await answered.heard('quick');
  const halves = [await open(), await open()];
  halves[0]?.send(HALF_A_HEAD);
  halves[1]?.send(HALF_A_BODY);
  const unreading = await open();
  unreading.socket.pause();
  unreading.send(get('/large'));
  const late = await open();
  late.send(get('/held'));
  await waitForPending(1);
  const closed = app.close();
  await answered.ended;
  release();
  expect(await late.ended).toMatch(/^HTTP\/1\.1 200.*at last$/s);
  await closed;
  unreading.socket.resume();
  await Promise.all([...halves, unreading].map(({ ended }) => ended));
});

test('the connection limit leaves file descriptors for the store and for files', () => {
  expect(computeMaxConnections(1_024)).toBe(384);
  expect(computeMaxConnections(65_536)).toBe(10_000);
  expect(computeMaxConnections(Number.POSITIVE_INFINITY)).toBe(10_000);
  expect(computeMaxConnections(256)).toBe(16);
});

// formerly the first of two was used (200), and Node refused a request without one in its default format
test.each([
  ['two hosts', 'GET /quick HTTP/1.1\r\nHost: localhost\r\nHost: example.com\r\n\r\n'],
  ['the same host twice', 'GET /quick HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n\r\n'],
  ['two hosts over HTTP/1.0', 'GET /quick HTTP/1.0\r\nHost: localhost\r\nHOST: a\r\n\r\n'],
  [
    'two hosts around other headers',
    'GET /quick HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nhOST: example.com\r\n\r\n',
  ],
  ['no host', 'GET /quick HTTP/1.1\r\nAccept: host\r\n\r\n'],
])('a request with %s is refused, and its connection ends', async (_, request) => {
  const { open } = await serve();
  const { send, ended } = await open();
  send(request + get('/quick'));
  const reply = await ended;
  expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(reply).toContain('x-content-type-options: nosniff');
  expect(reply).toMatch(/\r\n\r\n\{"message":"Host: send this header once\.","error":true\}$/);
});

test('HTTP/1.0 needs no host', async () => {
  const { open } = await serve();
  const { send, ended } = await open();
  send('GET /quick HTTP/1.0\r\n\r\n');
  expect(await ended).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});
