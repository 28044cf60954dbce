import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createAppForTests } from '../../testing/create-app-for-tests.ts';
import { type ConnectionLimits, mostConnections } from './connection-limits.ts';

/** Long, so that a busy machine is never mistaken for an idle client. */
const LIMITS: ConnectionLimits = {
  most: 20,
  headMs: 60_000,
  requestMs: 60_000,
  idleMs: 60_000,
  stalledMs: 60_000,
  drainMs: 200,
  lookEveryMs: 50,
};
/** More than the socket buffers of both ends can store. */
const LARGE = 'x'.repeat(16 * 1024 * 1024);
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A raw client that records what it receives. */
function client(socket: Socket) {
  let said = '';
  socket.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  socket.on('error', () => undefined);
  const ended = once(socket, 'close').then(() => said);
  return {
    socket,
    say: (text: string) => socket.write(text),
    /** Everything received, once the connection has ended. */
    ended,
    /** Everything received, once it contains this text. */
    async heard(text: string): Promise<string> {
      while (!said.includes(text)) await once(socket, 'data');
      return said;
    },
  };
}

async function serve(changed: Partial<ConnectionLimits> = {}) {
  const app = await createAppForTests({
    connections: { ...LIMITS, ...changed },
  });
  const held: (() => void)[] = [];
  let isHeld = (): void => {};
  app.get('/quick', () => 'quick');
  app.get('/large', () => LARGE);
  app.post('/told', () => 'told');
  app.get('/held', async () => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
      isHeld();
    });
    return 'at last';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => {
    for (const release of held) release();
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
    async waitForHeld(count: number) {
      while (held.length < count)
        await new Promise<void>((resolve) => {
          isHeld = resolve;
        });
    },
    release: () => {
      for (const one of held) one();
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
])('%s that does not come is waited for a while, and then refused', async (_, half) => {
  const { open } = await serve({ headMs: 150, requestMs: 300 });
  const { say, ended } = await open();
  say(half);
  const reply = await ended;
  expect(reply).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(reply).toContain('x-content-type-options: nosniff');
  expect(reply).toMatch(
    /\r\n\r\n\{"message":"The request did not arrive in time; please try again\.","error":true\}$/,
  );
});

test('a connection that says nothing is ended without a word', async () => {
  const { open } = await serve({ headMs: 150, requestMs: 300 });
  expect(await (await open()).ended).toBe('');
});

test('a reader who does not read is given up, one whose answer takes its time is not', async () => {
  const { app, open, waitForHeld, release } = await serve({ stalledMs: 300 });
  const patient = await open();
  patient.say(get('/held'));
  await waitForHeld(1);
  const accepted = once(app.server, 'connection').then(([socket]) => socket as Socket);
  const unreading = await open();
  unreading.socket.pause();
  const [serverSide] = await Promise.all([accepted, unreading.say(get('/large'))]);
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
])('connections that %s give way to new ones', async (_, words) => {
  const { open } = await serve();
  const first = await open();
  first.say(words);
  for (let more = 1; more < LIMITS.most; more++) (await open()).say(words);
  const reader = await open();
  reader.say(get('/quick'));
  expect(await reader.heard('quick')).toMatch(/^HTTP\/1\.1 200/);
  await first.ended;
});

test('beyond the most that are being answered, one more is told to come again', async () => {
  const { open, waitForHeld, release } = await serve();
  const readers = [];
  for (let reader = 0; reader < LIMITS.most; reader++) {
    const held = await open();
    held.say(get('/held'));
    readers.push(held);
  }
  await waitForHeld(LIMITS.most);
  const refused = await open();
  refused.say(get('/quick'));
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
  later.say(get('/quick'));
  expect(await later.heard('quick')).toMatch(/^HTTP\/1\.1 200/);
});

test('a connection that asks for more and more at once is ended', async () => {
  const { open } = await serve();
  const { say, ended } = await open();
  say(get('/held').repeat(100));
  expect(await ended).toBe('');
});

test('closing ends idle, half-sent and unreading connections, and lets a reply under way end', async () => {
  const { app, open, waitForHeld, release } = await serve({ drainMs: 500 });
  const answered = await open();
  answered.say(get('/quick'));
  await answered.heard('quick');
  const halves = [await open(), await open()];
  halves[0]?.say(HALF_A_HEAD);
  halves[1]?.say(HALF_A_BODY);
  const unreading = await open();
  unreading.socket.pause();
  unreading.say(get('/large'));
  const late = await open();
  late.say(get('/held'));
  await waitForHeld(1);
  const closed = app.close();
  await answered.ended;
  release();
  expect(await late.ended).toMatch(/^HTTP\/1\.1 200.*at last$/s);
  await closed;
  unreading.socket.resume();
  await Promise.all([...halves, unreading].map(({ ended }) => ended));
});

test('there is room beside the connections for the store and for files', () => {
  expect(mostConnections(1_024)).toBe(384);
  expect(mostConnections(65_536)).toBe(10_000);
  expect(mostConnections(Number.POSITIVE_INFINITY)).toBe(10_000);
  expect(mostConnections(256)).toBe(16);
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
  const { say, ended } = await open();
  say(request + get('/quick'));
  const reply = await ended;
  expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(reply).toContain('x-content-type-options: nosniff');
  expect(reply).toMatch(/\r\n\r\n\{"message":"Host: send this header once\.","error":true\}$/);
});

test('HTTP/1.0 needs no host', async () => {
  const { open } = await serve();
  const { say, ended } = await open();
  say('GET /quick HTTP/1.0\r\n\r\n');
  expect(await ended).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});
