import { expect, test, vi } from 'vitest';

vi.mock('./county.ts', () => ({ county: { languages: ['en'] } }));
const { resolveLanguage } = await import('./resolve-language.ts');

const open = (address: string, hints: { remembered?: 'es'; preferred?: string[] } = {}) => {
  const { pathname, searchParams } = new URL(address, 'https://county.example');
  return resolveLanguage({
    pathname,
    query: searchParams,
    remembered: hints.remembered ?? null,
    preferred: hints.preferred ?? [],
  });
};

test('a site in English alone is English for every reader', () => {
  expect(open('/map', { preferred: ['es-MX', 'en'] })).toBe('en');
  expect(open('/map', { remembered: 'es' })).toBe('en');
  expect(open('/map?lang=es')).toBe('en');
});
