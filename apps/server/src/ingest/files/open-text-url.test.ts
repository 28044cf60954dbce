import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { openTextUrl } from './open-text-url.ts';

/** A server on loopback; `answer` receives the number of the request. */
async function serve(answer: (reply: ServerResponse, call: number) => void): Promise<string> {
  let calls = 0;
  const server = createServer((_request, reply) => answer(reply, ++calls));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hourly/HourlyData_2026112012.dat`;
}

const quick = { silenceMs: 60_000, pauseMs: 1 };
/** A short timeout, only for tests of a silent server: a slow response on a busy machine must not count as silence. */
const impatient = { silenceMs: 1_000, pauseMs: 1 };

async function textAt(url: string, options = quick): Promise<string> {
  const { text } = await openTextUrl(url, options);
  let content = '';
  for await (const piece of text) content += piece;
  return content;
}

it('a text at an address is read plain or gzip, in UTF-8 or Latin-1, and named after its file', async () => {
  const plain = await serve((reply) => reply.end('11/20/26|12:00|Canyon Ñ'));
  expect(await textAt(plain)).toBe('11/20/26|12:00|Canyon Ñ');
  expect((await openTextUrl(plain, quick)).origin).toBe('HourlyData_2026112012.dat');
  const zipped = await serve((reply) => reply.end(gzipSync('a,b\n1,2\n')));
  expect(await textAt(zipped)).toBe('a,b\n1,2\n');
  const latin = await serve((reply) => reply.end(Buffer.from('Cañon', 'latin1')));
  expect(await textAt(latin)).toBe('Cañon');
});

it('progress is known if the server sends a Content-Length', async () => {
  const file = await openTextUrl(
    await serve((reply) => {
      reply.setHeader('content-length', '4').end('text');
    }),
    quick,
  );
  for await (const _ of file.text);
  expect(file.done()).toBe(1);
  const unknown = await openTextUrl(
    await serve((reply) => {
      reply.write('te');
      reply.end('xt');
    }),
    quick,
  );
  expect(unknown.done()).toBe(null);
});

it('a slow response is read in full while data continues to arrive', async () => {
  const url = await serve((reply) => {
    let sent = 0;
    const timer = setInterval(() => {
      reply.write(`${sent++}\n`);
      if (sent < 6) return;
      clearInterval(timer);
      reply.end();
    }, 300);
  });
  expect(await textAt(url, { ...quick, silenceMs: 1_500 })).toBe('0\n1\n2\n3\n4\n5\n');
});

it('a response that stalls midway is rejected', async () => {
  const url = await serve((reply) => void reply.write('half a line'));
  await expect(textAt(url, impatient)).rejects.toThrow(
    `${url}: the answer was cut off (nothing came for 1 s); nothing was published. Run it again`,
  );
});

it('a connection that closes midway is not accepted as a complete response', async () => {
  const url = await serve((reply) => {
    reply.setHeader('content-length', '1000').write('half a line');
    setTimeout(() => reply.destroy(), 20);
  });
  await expect(textAt(url)).rejects.toThrow(/the answer was cut off .*nothing was published/);
});

it('a request that times out or fails is tried three times, a rejected one once', async () => {
  let requestCount = 0;
  const silent = await serve(() => void requestCount++);
  await expect(textAt(silent, impatient)).rejects.toThrow(/timeout.*nothing was published/);
  expect(requestCount).toBe(3);
  const passing = await serve((reply, call) => reply.writeHead(call < 3 ? 503 : 200).end('here'));
  expect(await textAt(passing)).toBe('here');
  let refused = 0;
  const gone = await serve((reply) => {
    refused++;
    reply.writeHead(404).end();
  });
  await expect(textAt(gone)).rejects.toThrow(`${gone}: the server answered 404`);
  expect(refused).toBe(1);
});

it('an empty answer and a spreadsheet are refused', async () => {
  await expect(textAt(await serve((reply) => reply.end()))).rejects.toThrow('the file is empty');
  const sheet = await serve((reply) => reply.end('PK\u0003\u0004\u0000\u0000binary'));
  await expect(textAt(sheet)).rejects.toThrow(
    'is a zip archive or a workbook, not a CSV file; unpack it',
  );
});
