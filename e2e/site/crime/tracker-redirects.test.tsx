import { screen, waitFor } from '@testing-library/react';
import { crimeStatus } from '@townlight/contract/crime';
import { beforeEach, expect, inject, test } from 'vitest';
import { fetchFirstHtml } from '../testing/first-html.ts';
import { getNotices } from '../testing/notices.ts';
import { openPage } from '../testing/open-page.ts';
import { headline, pageName } from './tracker-page.ts';

// jsdom shares the history state with the page that is opened next
beforeEach(() => history.replaceState(null, ''));

test.each([
  ['/neighborhood', '/neighborhood/downtown'],
  ['/crime', '/crime/burglary'],
])('the server redirects %s to %s', async (from, to) => {
  const response = await fetch(inject('siteUrl') + from, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(to);
});

const REPLACED = [
  ['/neighborhood/atlantis', '/neighborhood/downtown', 'There is no neighborhood “atlantis”.'],
  ['/crime/piracy', '/crime/burglary', 'There is no crime type “piracy”.'],
  [
    '/neighborhood/hollywood/1/1999',
    '/neighborhood/hollywood',
    'There are no complete records for that month. Records here run from October 2023 to October 2026.',
  ],
] as const;

test.each(REPLACED)('%s is replaced by %s, which says why', async (from, to, reason) => {
  const entries = history.length;
  await openPage(from);
  await waitFor(() => expect(location.pathname).toBe(to));
  await waitFor(() => expect(headline()).toBeVisible());
  // in the page, once and permanently: not a message that disappears
  const alerts = screen.getAllByRole('alert').filter((alert) => alert.textContent.includes(reason));
  expect(alerts).toHaveLength(1);
  expect(getNotices()).toEqual([]);
  expect(pageName()).toBeVisible();
  // Back leaves the site's page and skips the replaced address
  expect(history.length).toBe(entries);
});

test('a neighborhood stays while no records are loaded, and is not called unknown', async () => {
  const { transport } = await openPage('/neighborhood/venice', {
    byScript: true,
    prepare(transport) {
      transport.answer(/^\/api\/crimes\/status/, async ({ path }) => {
        const status = crimeStatus.parse(await (await transport.fetch(path)).json());
        return Response.json({ ...status, first_month: null, data_through: null, sources: [] });
      });
      transport.answer(/\/venice\/monthly/, () => Response.json({ trends: [] }));
    },
  });
  expect((await screen.findAllByText(/^No records are loaded yet/))[0]).toBeVisible();
  await waitFor(() => expect(transport.unanswered).toBe(0));
  expect(location.pathname).toBe('/neighborhood/venice');
  expect(screen.queryByText(/There is no neighborhood/)).toBe(null);
  expect(pageName()).toHaveTextContent('Venice');
});

test.each(REPLACED)('%s is answered with status 404', async (from) => {
  expect((await fetchFirstHtml(from)).status).toBe(404);
});
