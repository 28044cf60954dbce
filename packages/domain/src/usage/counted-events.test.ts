import { expect, test } from 'vitest';
import { parsePage, splitPath } from '../pages/index.ts';
import {
  COUNTED_PAGE_PATHS,
  COUNTED_PAGES,
  canReportToAnalytics,
  toCountedPage,
} from './counted-events.ts';

const counted = (address: string) =>
  toCountedPage(parsePage(splitPath(address), new URLSearchParams()));

test.each([
  ['/map', 'map'],
  ['/neighborhood/venice/9/2026', 'neighborhood'],
  ['/aqi/742%20Evergreen%20Terrace/-118.46,33.99', 'air'],
  ['/no/such/page', 'not-found'],
] as const)('%s is counted as %s', (address, kind) => {
  expect(counted(address)).toBe(kind);
});

test.each(['/staff', '/staff/sign-in', '/bundles', '/bundling'])(
  'what staff do is not counted: %s',
  (address) => {
    expect(counted(address)).toBeNull();
  },
);

test('reported paths contain only fixed segments and parameter names', () => {
  expect(COUNTED_PAGES.length).toBeGreaterThan(15);
  for (const path of Object.values(COUNTED_PAGE_PATHS)) expect(path).toMatch(/^(\/:?[a-z-]+)+$/);
});

test('pages of a single subscriber are not reported to external services', () => {
  const hidden = COUNTED_PAGES.filter((page) => !canReportToAnalytics(page));
  expect(hidden.length).toBeGreaterThan(2);
  for (const address of ['/subscription/hash', '/subscription/confirm', '/subscription/manage'])
    expect(hidden).toContain(counted(address));
  for (const address of ['/subscribe', '/map', '/news'])
    expect(hidden).not.toContain(counted(address));
});
