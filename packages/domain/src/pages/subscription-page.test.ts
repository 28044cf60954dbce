import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anonymizeUrl, parseSubscriptionQuery, subscriptionPath } from './index.ts';

test('the link contains user hash, email address and password hash in this order', () => {
  const key = { userHash: '3fa9c0', email: 'ada@example.org', passwordHash: '5f4dcc' };
  expect(subscriptionPath(key)).toBe('/subscription/3fa9c0?ada%40example.org&5f4dcc');
});

test('a link with any characters is parsed back to its values', () => {
  const segment = fc.string({ minLength: 1, unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(segment, segment, segment, (userHash, name, passwordHash) => {
      const email = `${name}@example.org`;
      const link = subscriptionPath({ userHash, email, passwordHash });
      const { pathname, search, hash } = new URL(link, 'https://townlight.example');
      expect(hash).toBe('');
      expect(parseSubscriptionQuery(search)).toEqual({ email, passwordHash });
      // Two dots are not a valid segment.
      if (!/^\.{1,2}$/.test(userHash))
        expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(userHash);
    }),
  );
});

test.each([
  ['?ada%40example.org&5f4dcc&utm_source=mail'],
  ['?ada@example.org&5f4dcc'],
  ['?ada%40example.org=&5f4dcc='],
  ['ada%40example.org&5f4dcc'],
])('a mail program that writes %s again is understood', (search) => {
  expect(parseSubscriptionQuery(search)).toEqual({
    email: 'ada@example.org',
    passwordHash: '5f4dcc',
  });
});

test.each([[''], ['?'], ['?ada%40example.org'], ['?5f4dcc&ada%40example.org'], ['?lang=es']])(
  'the query %s returns null',
  (search) => expect(parseSubscriptionQuery(search)).toBeNull(),
);

describe('the anonymized URL', () => {
  test.each([
    ['/subscription/3fa9c0?ada%40example.org&5f4dcc', '/subscription'],
    ['/es/subscription/3fa9c0?ada%40example.org&5f4dcc', '/es/subscription'],
    ['/%73ubscription/3fa9c0/x/y?secret', '/subscription'],
    ['//subscription/3fa9c0', '/subscription'],
    ['/subscription/unsubscribe?token', '/subscription/unsubscribe'],
    ['/es/subscription/confirm/token', '/es/subscription/confirm'],
  ])('of %s is %s', (url, address) => expect(anonymizeUrl(url)).toBe(address));

  test.each(['/', '/map?area=venice', '/subscribe?area=venice', '/neighborhood/subscription'])(
    'of %s is itself',
    (url) => expect(anonymizeUrl(url)).toBe(url),
  );
});
