import { expect, test } from 'vitest';
import { findNeighborhoodSlugPath, resolveMonthFormPath } from './moved-paths.ts';

test.each([
  ['/neighborhood/venice?month=2026-09', '/neighborhood/venice/9/2026'],
  ['/neighborhood/venice/8/2026?month=2025-12', '/neighborhood/venice/12/2025'],
  [
    '/crime/burglary?month=2026-01&history=yearly&area=venice',
    '/crime/burglary/1/2026?history=yearly&area=venice',
  ],
  ['/crime/vehicle%20theft?month=2026-01', '/crime/vehicle%20theft/1/2026'],
])('%s, as a form sends it, is %s', (requested, page) => {
  expect(chosen(requested)).toBe(page);
});

test.each([
  '/neighborhood/venice',
  '/neighborhood/venice?month=',
  '/neighborhood/venice?month=2026-13',
  '/neighborhood?month=2026-09',
  '/map?month=2026-09',
])('%s names no month of a tracker', (requested) => {
  expect(chosen(requested)).toBeNull();
});

test.each([
  ['/neighborhood/West%20Hollywood', '/neighborhood/west-hollywood'],
  [
    '/neighborhood/WEST-HOLLYWOOD/9/2026?history=yearly',
    '/neighborhood/west-hollywood/9/2026?history=yearly',
  ],
  [
    '/crime/grand%20theft/9/2026?in=West%20Hollywood&history=yearly',
    '/crime/grand%20theft/9/2026?in=west-hollywood&history=yearly',
  ],
])('%s is written as a name and is %s', (requested, page) => {
  expect(spelled(requested)).toBe(page);
});

test.each([
  '/neighborhood/west-hollywood',
  '/neighborhood/Nowhere',
  '/neighborhood',
  '/crime/West-Hollywood',
  '/crime/burglary?in=west-hollywood',
  '/crime/burglary?in=Nowhere',
  '/map?in=West%20Hollywood',
])('%s is not another spelling', (requested) => {
  expect(spelled(requested)).toBeNull();
});

function spelled(address: string): string | null {
  return findNeighborhoodSlugPath(parse(address), (id) => id === 'west-hollywood');
}

function chosen(address: string): string | null {
  return resolveMonthFormPath(parse(address));
}

function parse(address: string) {
  const [path = '', search = ''] = address.split('?');
  return {
    language: 'en' as const,
    steps: path.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
  };
}
