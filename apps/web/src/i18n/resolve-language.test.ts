import type { Language } from '@townlight/domain/language';
import { expect, test } from 'vitest';
import { resolveLanguage } from './resolve-language.ts';

const arrive = (address: string, remembered: Language | null, ...preferred: string[]) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return resolveLanguage({ pathname, query: searchParams, remembered, preferred });
};

test('a first visit uses the language that the browser requests', () => {
  expect(arrive('/map', null, 'es-MX', 'en')).toBe('es');
  expect(arrive('/map', null, 'en-US', 'es')).toBe('en');
  expect(arrive('/map', null, 'ko', 'zh')).toBe('en');
});

test('a chosen language outlives the browser’s', () => {
  expect(arrive('/map?area=venice', 'en', 'es-MX')).toBe('en');
  expect(arrive('/map?area=venice', 'es', 'en-US')).toBe('es');
});

test('a Spanish address is Spanish for everyone', () => {
  expect(arrive('/es/map', 'en', 'en-US')).toBe('es');
});

test('the lang query parameter takes precedence over everything else', () => {
  expect(arrive('/map?lang=en', 'es', 'es')).toBe('en');
  expect(arrive('/es/map?lang=en', null, 'es')).toBe('en');
  expect(arrive('/map?lang=es', 'en', 'en')).toBe('es');
  expect(arrive('/map?lang=klingon', null, 'en')).toBe('en');
});

test('in the frame of another site the address alone decides', () => {
  expect(arrive('/embed/map', 'es', 'es')).toBe('en');
  expect(arrive('/es/embed/map', 'en', 'en')).toBe('es');
});
