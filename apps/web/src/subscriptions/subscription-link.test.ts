import { expect, test } from 'vitest';
import { subscriptionLink } from './subscription-link.ts';

test('the link holds the hash, the address and the password hash in that order', () => {
  expect(
    subscriptionLink({
      email_address: 'ada@example.org',
      merge_fields: { SUB_HASH: '3fa9c0', PASS_HASH: '5f4dcc' },
    }),
  ).toBe('/subscription/3fa9c0?ada%40example.org&5f4dcc');
});

test('what would end a part of an address is written so that it reads back', () => {
  const link = subscriptionLink({
    email_address: 'ada&bob+x=1?#@example.org',
    merge_fields: { SUB_HASH: 'a/b?c', PASS_HASH: 'p&q#' },
  });
  const { pathname, search, hash } = new URL(link, 'https://townlight.example');
  expect(hash).toBe('');
  expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe('a/b?c');
  expect(search.slice(1).split('&').map(decodeURIComponent)).toEqual([
    'ada&bob+x=1?#@example.org',
    'p&q#',
  ]);
});
