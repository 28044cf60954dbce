import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { followRedirects } from './follow-redirects.ts';
import { openTextUrl } from './open-text-url.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function textAt(url: string, followTo?: string): Promise<string> {
  const { text } = await openTextUrl(url, { followTo, pauseMs: 1 });
  let content = '';
  for await (const piece of text) content += piece;
  return content;
}

// formerly `fetch` followed it and the text of the other host was loaded
test('a redirect to another host is followed only if allowed; the error contains the hosts but not the target URL', async () => {
  let requests = 0;
  const inside = await serve((_request, reply) => {
    requests++;
    reply.end('a,b\n1,2\n');
  });
  const outside = await serve((_request, reply) =>
    reply.writeHead(302, { location: `http://${inside}/data.csv?signature=secret` }).end(),
  );
  const refused = textAt(`http://${outside}/data.csv`);
  await expect(refused).rejects.toThrow(
    `http://${outside}/data.csv: the server redirects from ${outside} to ${inside}, which is another host; nothing was published. ` +
      `If it is to be read from there, add --follow-to ${inside}, or give its address there`,
  );
  await expect(refused).rejects.not.toThrow('secret');
  expect(requests).toBe(0);
  expect(await textAt(`http://${outside}/data.csv`, inside)).toBe('a,b\n1,2\n');
});

test('the same host is followed, at most five times', async () => {
  const host = await serve(({ url = '' }, reply) => {
    const left = Number(url.slice(1));
    if (left === 0) reply.end('a,b\n');
    else reply.writeHead(left % 2 === 0 ? 301 : 307, { location: `/${left - 1}` }).end();
  });
  expect(await textAt(`http://${host}/5`)).toBe('a,b\n');
  await expect(textAt(`http://${host}/6`)).rejects.toThrow('redirects more than 5 times');
});

/** Simulates the network: the response for each URL. */
const follow = (replies: Record<string, string | null>, followTo?: string) => {
  const requested: string[] = [];
  const done = followRedirects(
    Object.keys(replies)[0] as string,
    async (address) => {
      requested.push(address);
      const location = replies[address];
      return new Response(
        null,
        location == null ? {} : { status: 302, headers: { location } },
      ) as Response;
    },
    { where: 'w', who: 'the server', followTo, advice: (host) => `name ${host}` },
  );
  return done.then(
    () => requested,
    (error: Error) => ({ requested: requested.length, message: error.message }),
  );
};

test.each([
  ['http://169.254.169.254/latest/meta-data', 'redirects from example.org to 169.254.169.254'],
  ['http://127.0.0.1/', 'redirects from example.org to 127.0.0.1'],
  ['http://[::1]:5432/', 'redirects from example.org to [::1]:5432'],
  ['http://localhost/', 'redirects from example.org to localhost'],
  [
    '//example.net/a',
    'redirects from example.org to example.net, which is another host; name example.net',
  ],
  ['/\\example.net/a', 'redirects from example.org to example.net'],
  ['http://example.org:5432/', 'redirects from example.org to example.org:5432'],
  ['http://example.org.example.net/', 'redirects from example.org to example.org.example.net'],
  ['http://example.org@example.net/', 'with a user and a password'],
  ['http://me:secret@example.org/', 'with a user and a password'],
  ['file:///etc/passwd', 'redirects to file:, not to a web address'],
  ['data:text/csv,a', 'redirects to data:, not to a web address'],
  ['http://', 'redirects to something that is not an address'],
])('to %s: %s', async (location, message) => {
  expect(await follow({ 'http://example.org/a': location })).toEqual({
    requested: 1,
    message: expect.stringContaining(message),
  });
});

test('http may redirect to https but never the reverse, even to an allowed host', async () => {
  const up = { 'http://example.org/a': 'https://example.org/b', 'https://example.org/b': null };
  expect(await follow(up)).toEqual(['http://example.org/a', 'https://example.org/b']);
  const down = { message: expect.stringContaining('which is not encrypted'), requested: 1 };
  expect(await follow({ 'https://example.org/a': 'http://example.org/a' })).toEqual(down);
  const named = { 'https://example.org/a': 'http://example.net/a' };
  expect(await follow(named, 'example.net')).toEqual(down);
});

test('a host that was named may not lead on to a third', async () => {
  const replies = {
    'https://example.org/a': 'https://example.net/a',
    'https://example.net/a': 'https://10.0.0.1/a',
  };
  expect(await follow(replies, 'example.net')).toEqual({
    requested: 2,
    message: expect.stringContaining('redirects from example.net to 10.0.0.1'),
  });
});
