import Fastify from 'fastify';
import { expect, test } from 'vitest';
import {
  allowsRange,
  computeQuickHash,
  formatEtag,
  hashContent,
  matchesEtag,
  sendConditionally,
} from './conditional-reply.ts';

const HASH = hashContent('figures');

test.each([
  ['the tag of the contents', formatEtag(HASH), true],
  ['the tag of another encoding of them', formatEtag(HASH, 'br'), true],
  ['a weak tag, as proxies make of a strong one', `W/${formatEtag(HASH)}`, true],
  ['one of several tags', `"other", ${formatEtag(HASH, 'gzip')}`, true],
  ['a star', '*', true],
  ['the tag of other contents', formatEtag(hashContent('others')), false],
  ['a tag that only begins like it', `"${HASH}x"`, false],
  ['a hash without quotes', HASH, false],
  ['nothing', undefined, false],
])('who sends %s: has the contents already: %s, %s', (_, given, expected) => {
  expect(matchesEtag(given, HASH)).toBe(expected);
});

test('a range is sent without a condition or for the exact ETag, not for the ETag of a different encoding', () => {
  expect(allowsRange(undefined, HASH)).toBe(true);
  expect(allowsRange(formatEtag(HASH), HASH)).toBe(true);
  expect(allowsRange(formatEtag(HASH, 'br'), HASH)).toBe(false);
  expect(allowsRange('"older"', HASH)).toBe(false);
});

test.each([
  ['contents for addresses', hashContent],
  ['replies made by the thousand', computeQuickHash],
])(
  'equal bytes have the same hash, and one changed byte gives a different hash: %s',
  (_, hashOf) => {
    const bytes = Buffer.alloc(40_000, 'figure ');
    const other = Buffer.from(bytes);
    other[20_000] = 0;
    expect(hashOf(Buffer.from(bytes))).toBe(hashOf(bytes));
    expect(hashOf(other)).not.toBe(hashOf(bytes));
    expect(hashOf(bytes)).toMatch(/^[\w-]+$/);
  },
);

test('contents are sent with their tag, and not made again for those who have them', async () => {
  const app = Fastify();
  let bodyCalls = 0;
  app.get('/', (request, reply) =>
    sendConditionally(
      request,
      reply,
      { hash: HASH, encoding: 'br', contentType: 'text/plain', cacheControl: 'no-cache' },
      () => {
        bodyCalls++;
        return 'packed';
      },
    ),
  );
  const first = await app.inject('/');
  expect(first.headers).toMatchObject({
    etag: formatEtag(HASH, 'br'),
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
    'content-encoding': 'br',
  });
  expect([first.statusCode, first.body, bodyCalls]).toEqual([200, 'packed', 1]);
  const again = await app.inject({ url: '/', headers: { 'if-none-match': formatEtag(HASH) } });
  expect([again.statusCode, again.body, bodyCalls]).toEqual([304, '', 1]);
  expect(again.headers).toMatchObject({
    etag: formatEtag(HASH, 'br'),
    'cache-control': 'no-cache',
  });
  expect(again.headers['content-encoding']).toBeUndefined();
});
