import { act, screen, waitFor } from '@testing-library/react';
import { expect, inject, test } from 'vitest';
import { fetchFirstHtml } from '../testing/first-html.ts';
import { follow, openPage } from '../testing/open-page.ts';
import { absoluteAddress } from './page-head.ts';

test.each([
  ['/neighborhood/atlantis', 404],
  ['/embed/map', 200],
  ['/bundles', 200],
])('search engines do not index %s', async (address, expected) => {
  const { status, headers, html } = await fetchFirstHtml(address);
  expect(status).toBe(expected);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('rel="canonical"');
});

test('robots.txt names the sitemap', async () => {
  const response = await fetch(absoluteAddress('/robots.txt'));
  expect(await response.text()).toContain(`Sitemap: ${inject('siteUrl')}/sitemap.xml`);
});

test('the sitemap is XML with addresses of pages that name themselves as canonical', async () => {
  const text = await (await fetch(absoluteAddress('/sitemap.xml'))).text();
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const texts = (name: string) =>
    [...xml.getElementsByTagName(name)].map((one) => one.textContent ?? '');
  const addresses = texts('loc');
  expect(addresses.length).toBeGreaterThan(600);
  expect(new Set(addresses).size).toBe(addresses.length);
  // the traffic map and the newsletter form have no data, in two languages each
  const days = texts('lastmod');
  expect(days).toHaveLength(addresses.length - 4);
  for (const day of new Set(days)) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const address of addresses.filter((_, i) => i % 97 === 0)) {
    expect(address.startsWith(absoluteAddress('/'))).toBe(true);
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${address}" />`);
  }
});

test('title and canonical address change with the page', async () => {
  await openPage('/about/data');
  expect(document.title).toBe('About the data · Townlight');
  const canonical = () =>
    [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'));
  const link = screen.getAllByRole('link', { name: 'How crime is counted' })[0] as HTMLElement;
  await follow(link);
  await waitFor(() => expect(document.title).toBe('How crime is counted · Townlight'));
  await waitFor(() => expect(canonical()).toEqual([absoluteAddress('/about/method')]));
  await act(async () => history.back());
  await waitFor(() => expect(canonical()).toEqual([absoluteAddress('/about/data')]));
  await waitFor(() => expect(document.title).toBe('About the data · Townlight'));
});
