import { expect, test } from 'vitest';
import { pageAfterSignIn } from './index.ts';

test.each([
  ['/bundles', '/bundles'],
  ['/es/bundles', '/es/bundles'],
  ['/staff/sign-in', '/staff'],
  ['/es/staff/sign-in', '/es/staff'],
  ['//example.com', '/staff'],
  ['https://example.com/', '/staff'],
  ['javascript:alert(1)', '/staff'],
  ['/\\example.com', '/staff'],
  ['/a?next=//example.com', '/staff'],
  ['/a\r\nSet-Cookie: x=y', '/staff'],
  [`/${'a'.repeat(10_000)}`, '/staff'],
  ['', '/staff'],
  [null, '/staff'],
])('from %j one goes on to %s', (to, page) => {
  expect(pageAfterSignIn(to)).toBe(page);
});
