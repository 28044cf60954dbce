import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createDiskSender } from './send-from-disk.ts';

const contents = randomBytes(3_000_001);
const path = join(mkdtempSync(join(tmpdir(), 'townlight-disk-')), 'table.csv');
writeFileSync(path, contents);
const send = createDiskSender({ 'x-content-type-options': 'nosniff' });
const described = { hash: 'h', contentType: 'text/csv', cacheControl: 'no-cache' } as const;
const app = Fastify();
app.get('/table', (request, reply) => send(request, reply, described, path));
app.get('/gone', (request, reply) => send(request, reply, described, `${path}.gone`));
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** Reads slowly, so that the sender has to wait. */
async function readHaltingly(): Promise<Buffer> {
  const [response] = (await once(get(`${url}/table`), 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of response) {
    pieces.push(piece);
    for (let n = 0; n < 5; n++) await turn();
  }
  return Buffer.concat(pieces);
}

test('concurrent fast and slow clients receive the exact bytes', async () => {
  const fast = async () => Buffer.from(await (await fetch(`${url}/table`)).arrayBuffer());
  const read = await Promise.all([readHaltingly(), fast(), readHaltingly(), fast()]);
  for (const bytes of read) expect(bytes.equals(contents)).toBe(true);
});

test('sends its length and the common headers, and returns 304 when the client has the current version', async () => {
  const head = await app.inject({ url: '/table', method: 'HEAD' });
  expect(head.headers).toMatchObject({
    'content-length': String(contents.length),
    'content-type': 'text/csv',
    etag: '"h"',
    'x-content-type-options': 'nosniff',
  });
  expect(head.body).toBe('');
  const notModified = await app.inject({ url: '/table', headers: { 'if-none-match': '"h"' } });
  expect(notModified.statusCode).toBe(304);
});

test('a file that cannot be opened is a failure, and not a reply that breaks off', async () => {
  expect((await app.inject('/gone')).statusCode).toBe(500);
});

test.runIf(process.platform === 'linux')('a reader who leaves leaves no file open', async () => {
  const request = get(`${url}/table`);
  await once(request, 'response');
  request.destroy();
  const isOpen = () =>
    readdirSync('/proc/self/fd').some((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`) === path;
      } catch {
        return false;
      }
    });
  await expect.poll(isOpen, { timeout: 5_000 }).toBe(false);
});
