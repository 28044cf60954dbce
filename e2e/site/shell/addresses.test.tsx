import { screen, waitFor } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { fetchFirstHtml } from '../testing/first-html.ts';
import { follow, openPage } from '../testing/open-page.ts';

test.each([
  ['/no/such/page', 'en', 'Page not found'],
  ['/es/no/such/page', 'es', 'Página no encontrada'],
])('an address without a page is answered with 404: %s', async (address, language, title) => {
  const { status, page } = await fetchFirstHtml(address);
  expect(status).toBe(404);
  expect(page.documentElement.lang).toBe(language);
  expect(page.querySelector('h1')?.textContent).toBe(title);
});

test('the page of an unknown URL links to the map', async () => {
  await openPage('/no/such/page');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const isHidden = () => document.querySelector('meta[name="robots"]') !== null;
  expect(isHidden()).toBe(true);
  const main = screen.getByRole('main');
  await follow(main.querySelector('a') as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe('/map'));
  // search engines that run the script list the page that it leads to
  await waitFor(() => expect(isHidden()).toBe(false));
});

test('the root URL redirects to the start page, which has its own title', async () => {
  const reply = await fetch(`${inject('siteUrl')}/`, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/coronavirus']);
  await openPage('/');
  expect(location.pathname).toBe('/coronavirus');
  expect(document.title).toMatch(/^Coronavirus Map, data ended .* · Townlight$/);
});
