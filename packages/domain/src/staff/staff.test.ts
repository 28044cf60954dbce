import { expect, test } from 'vitest';
import { describeBrowser, hasRole, resolveSignInRedirect } from './index.ts';

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

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
test.each([
  [`${WINDOWS}; rv:146.0) Gecko/20100101 Firefox/146.0`, 'Firefox, Windows'],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`, 'Safari, macOS'],
  [`${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`, 'Chrome, macOS'],
  [`${WINDOWS} AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge, Windows'],
  [`${WINDOWS} AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome, iOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/142.0.0.0 Safari/537.36', 'Chrome, ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox, Linux'],
  ['curl/8.14.1 (x86_64-pc-linux-gnu)', null],
  ['<b>Windows</b>', 'Windows'],
  ['', null],
  [undefined, null],
])('the browser of %j is %j', (userAgent, browser) => {
  expect(describeBrowser(userAgent)).toBe(browser);
});
