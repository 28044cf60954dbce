import { screen, waitFor, within } from '@testing-library/react';
import type { UsageReply } from '@townlight/contract/usage';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';

const USAGE: UsageReply = {
  from: '2026-11-01',
  to: '2026-11-03',
  counts: [
    { page: 'method', event: 'page-view', language: 'en', count: 4 },
    { page: 'method', event: 'page-view', language: 'es', count: 3 },
    { page: 'map', event: 'page-view', language: 'en', count: 1200 },
    { page: 'map', event: 'map-click', language: 'en', count: 9 },
    { page: 'map', event: 'filter-change', language: 'es', count: 8 },
  ],
  days: [
    { day: '2026-11-01', page_views: 7 },
    { day: '2026-11-02', page_views: 1200 },
    { day: '2026-11-03', page_views: 0 },
  ],
};

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('staff see the counts by kind of page, by language and by day', async () => {
  await openPage('/staff/usage', {
    prepare: (transport) =>
      void transport.answer(/^\/api\/staff\/usage/, () => jsonResponse(USAGE)),
  });
  const table = within(await screen.findByRole('table', { name: 'By kind of page' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Page',
    'Page views',
    'Map clicks',
    'Filter changes',
    'Place searches',
    'Feedback',
  ]);
  const method = table.getByRole('row', { name: /^\/about\/method\s*How crime is counted/ });
  expect(cells(method)).toEqual(['7', '0', '0', '0', '0']);
  expect(cells(table.getByRole('row', { name: /^\/map\s*Crime Map/ }))).toEqual([
    '1,200',
    '9',
    '8',
    '0',
    '0',
  ]);
  expect(cells(table.getByRole('row', { name: /^All, in English/ }))[0]).toBe('1,204');
  expect(cells(table.getByRole('row', { name: /^All, in Spanish/ }))[0]).toBe('3');
  const chart = screen.getByRole('img', {
    name: 'Bar chart of page views by day, Nov 1 to Nov 3: 1,207 in all, at most 1,200 in a day.',
  });
  const bars = [...chart.querySelectorAll('rect')];
  expect(bars.map((bar) => bar.textContent)).toEqual(['Nov 1: 7', 'Nov 2: 1,200', 'Nov 3: 0']);
  expect(bars.map((bar) => Number(bar.getAttribute('height')))).toEqual([
    expect.closeTo(0.7),
    120,
    0,
  ]);
  expect(screen.getByText('1,207 page views')).toBeVisible();
});

test('another time requests its counts', async () => {
  const { user, transport } = await openPage('/staff/usage', {
    prepare: (prepared) => void prepared.answer(/^\/api\/staff\/usage/, () => jsonResponse(USAGE)),
  });
  await screen.findByRole('table', { name: 'By kind of page' });
  transport.answer(/days=7$/, () => jsonResponse({ ...USAGE, counts: [] }));
  const week = screen.getByRole('button', { name: 'Last 7 days' });
  expect(screen.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(week);
  expect(week).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Nothing was counted in this period.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Last year' }));
  await screen.findByRole('table', { name: 'By kind of page' });
  // React's strict mode may request the same once more
  const requested = transport.requests.map(({ path }) => path).filter((path) => /usage/.test(path));
  expect([...new Set(requested)]).toEqual([
    '/api/staff/usage?days=30',
    '/api/staff/usage?days=7',
    '/api/staff/usage?days=366',
  ]);
});

test('a signed-out visitor sees a sign-in link and no counts', async () => {
  await openPage('/staff/usage');
  const main = within(document.querySelector('main') as HTMLElement);
  expect(await main.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
