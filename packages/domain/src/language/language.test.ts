import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, localizePath, parseLocalizedPath, pickPreferredLanguage } from './index.ts';

test.each([
  ['/map', 'en', '/map'],
  ['/', 'en', '/'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/map/place', 'es', '/map/place'],
  ['/estates', 'en', '/estates'],
  ['/neighborhood/es', 'en', '/neighborhood/es'],
  ['/en/map', 'en', '/en/map'],
])('%s is in %s the page %s', (pathname, language, path) => {
  expect(parseLocalizedPath(pathname)).toEqual({ language, path });
});

test('a page’s address in a language reads back as that page in that language', () => {
  const page = fc
    .array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`)
    .filter((path) => !/^\/es(\/|$)/.test(path));
  fc.assert(
    fc.property(page, fc.constantFrom(...LANGUAGES), (path, language) => {
      expect(parseLocalizedPath(localizePath(language, path))).toEqual({ language, path });
    }),
  );
});

test.each([
  [['es-MX', 'en-US'], 'es'],
  [['fr-CA', 'ES'], 'es'],
  [['en-US', 'es'], 'en'],
  [['zh-TW', 'ko'], null],
  [[], null],
])('a reader of %j gets %s', (preferred, language) => {
  expect(pickPreferredLanguage(preferred)).toBe(language);
});
