import { expect, test } from 'vitest';
import { hasRole, resolveSignInRedirect } from './index.ts';

test('an administrator has all permissions of an editor, but not vice versa', () => {
  expect(hasRole('administrator', 'editor')).toBe(true);
  expect(hasRole('editor', 'editor')).toBe(true);
  expect(hasRole('editor', 'administrator')).toBe(false);
});

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
  // Before, these were accepted; without its language prefix the second is an address on another host.
  ['/bundles//example', '/staff'],
  ['/es//example', '/staff'],
  ['https:example.com', '/staff'],
  ['/%2fexample.com', '/staff'],
  ['/%5cexample.com', '/staff'],
  ['%2f%2fexample.com', '/staff'],
  ['/\t/example.com', '/staff'],
  ['/bundles/..//example.com', '/staff'],
  ['/a\r\nSet-Cookie: x=y', '/staff'],
  [`/${'a'.repeat(10_000)}`, '/staff'],
  ['', '/staff'],
  [null, '/staff'],
])('sign-in with the target %j redirects to %s', (to, page) => {
  expect(resolveSignInRedirect(to)).toBe(page);
});
