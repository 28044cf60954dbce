import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPortalAccess } from '../../features/sources/source-kind.ts';
import { allowPrivateSources, createPublicFetch, fetchSource } from './fetch-source.ts';
import { openTextUrl } from './open-text-url.ts';

beforeEach(() => allowPrivateSources(false));
// the tests' own publishers are on this machine
afterEach(() => allowPrivateSources(true));

/** Starts a server on this machine, and counts connections to it. */
async function serve(answer: RequestListener = (_request, reply) => reply.end('a,b\n1,2\n')) {
  const server = createServer(answer);
  const counted = { connections: 0, port: 0 };
  server.on('connection', () => {
    counted.connections++;
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  counted.port = (server.address() as AddressInfo).port;
  return counted;
}

test.each([
  ['127.0.0.1', '127.0.0.1 is a private address'],
  // forms of the same address
  ['2130706433', '127.0.0.1 is a private address'],
  ['0x7f.1', '127.0.0.1 is a private address'],
  ['0', '0.0.0.0 is a private address'],
  ['[::1]', '::1 is a private address'],
  ['[::ffff:127.0.0.1]', '::ffff:7f00:1 is a private address'],
  ['localhost', 'localhost points to a private address'],
])('no connection is made to %s', async (host, fault) => {
  const server = await serve();
  const advice =
    ', and records are read from public addresses only; if it is yours, set SOURCES_FROM_PRIVATE=true';
  for (const read of [fetchSource, createPortalAccess(undefined).fetch, openTextUrl])
    await expect(read(`http://${host}:${server.port}/`)).rejects.toThrow(`${fault}${advice}`);
  expect(server.connections).toBe(0);
});

test('the metadata of a cloud is not fetched', async () => {
  await expect(fetchSource('http://169.254.169.254/latest/meta-data')).rejects.toThrow(
    '169.254.169.254 is a private address',
  );
});

test('a redirect to a private address is refused when it connects, also to a host that was named', async () => {
  const inside = await serve();
  const outside = await serve((_request, reply) =>
    reply.writeHead(302, { location: `http://localhost:${inside.port}/` }).end(),
  );
  const fetch = await createPublicFetch((host) => host !== '127.0.0.1');
  const read = openTextUrl(`http://127.0.0.1:${outside.port}/`, {
    ...{ fetch, pauseMs: 1, followTo: `localhost:${inside.port}` },
  });
  await expect(read).rejects.toThrow('localhost points to a private address');
  expect({ inside: inside.connections, outside: outside.connections }).toEqual({
    inside: 0,
    outside: expect.any(Number),
  });
  expect(outside.connections).toBeGreaterThan(0);
});

test('a public address is read as by Node: compressed, as a stream, until it is aborted', async () => {
  const server = await serve((_request, reply) => {
    reply.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'text/csv' });
    reply.end(gzipSync('a,b\n1,2\n'));
  });
  const fetch = await createPublicFetch(() => false);
  const url = `http://127.0.0.1:${server.port}/table.csv`;
  const { text } = await openTextUrl(url, { fetch });
  let content = '';
  for await (const piece of text) content += piece;
  expect(content).toBe('a,b\n1,2\n');
  await expect(fetch(url, { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow(
    'stopped',
  );
});

test('where it is allowed, this machine is fetched from as Node does', async () => {
  allowPrivateSources(true);
  const server = await serve();
  const spy = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => spy.mockRestore());
  const reply = await fetchSource(`http://127.0.0.1:${server.port}/`);
  expect(await reply.text()).toBe('a,b\n1,2\n');
  expect(spy).toHaveBeenCalledOnce();
});
