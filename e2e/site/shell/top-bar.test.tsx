import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { follow, openPage } from '../testing/open-page.ts';
import { TOOLS, withoutTraffic, writtenAddresses } from './page-links.ts';

const shownHeading = () => document.querySelector('h1')?.textContent;

const mainLinks = () => within(screen.getByRole('navigation', { name: 'Main' }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('the top bar lists the tools in the specified order, and each link opens its page', async () => {
  await openPage('/nothing-here');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
  const links = mainLinks().getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(TOOLS.map(([name]) => name));
  expect(hrefs(links)).toEqual(writtenAddresses(TOOLS));
  for (const [name, address] of withoutTraffic(TOOLS)) {
    await follow(mainLinks().getByRole('link', { name }));
    await waitFor(() => expect(location.pathname + location.search).toBe(address));
    await waitFor(() => expect(shownHeading()).toMatch(/^(?!Page not found)\S/));
  }
});

test('the traffic map opens with a full page load, because its document has its own security policy', async () => {
  await openPage('/about/method');
  // jsdom cannot load a document
  const leaveToBrowser = vi
    .spyOn(Event.prototype, 'stopImmediatePropagation')
    .mockImplementation(function (this: Event) {
      this.stopPropagation();
      this.preventDefault();
    });
  await follow(mainLinks().getByRole('link', { name: 'CoronaTraffic Map' }));
  expect(leaveToBrowser).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/about/method');
  await follow(mainLinks().getByRole('link', { name: 'Crime Map' }));
  expect(leaveToBrowser).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(location.pathname).toBe('/map'));
  leaveToBrowser.mockRestore();
});

test('the Spanish top bar links to the Spanish pages', async () => {
  await openPage('/es/about/method');
  const bar = within(screen.getByRole('navigation', { name: 'Principal' }));
  const links = bar.getAllByRole('link');
  expect(hrefs(links)).toEqual(writtenAddresses(TOOLS).map((address) => `/es${address}`));
  await follow(bar.getByRole('link', { name: 'Mapa de delitos' }));
  await waitFor(() => expect(location.pathname).toBe('/es/map'));
});

test('only the current page is marked in the top bar', async () => {
  await openPage('/crime/burglary');
  const current = mainLinks()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Crime Tracker']);
  expect(current[0]).toHaveAttribute('aria-current', 'page');
});

test('the name of the site links to the start page', async () => {
  await openPage('/about/method');
  await follow(screen.getByRole('link', { name: 'Townlight' }));
  await waitFor(() => expect(location.pathname).toBe('/coronavirus'));
});

test('the notice about sample data links to instructions for loading real records', async () => {
  await openPage('/map?view=table');
  expect(screen.getByText('Sample data.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Load the real records' })).toHaveAttribute(
    'href',
    '/about/data',
  );
  // on phones all of the notice is the link, since a saved place leaves little of it
  await follow(screen.getByRole('link', { name: 'Sample data. Load the real records' }));
  await waitFor(() => expect(location.pathname).toBe('/about/data'));
  expect(await screen.findByText(/npx townlight ingest crime/)).toBeVisible();
});

test('a tracker of air belongs to the link to air quality', async () => {
  await openPage('/aqi');
  expect(mainLinks().getByRole('link', { current: 'page' })).toHaveTextContent('Air Quality');
});

test('a page links past the header to its content', async () => {
  await openPage('/about/method');
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.querySelector('#root a')).toBe(skip);
  const content = document.querySelector(skip.getAttribute('href') ?? '');
  expect(content).toBe(screen.getByRole('main'));
  expect(content).toHaveAttribute('tabindex', '-1');
});
