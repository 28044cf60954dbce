import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow, openPage } from '../testing/open-page.ts';

let scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const main = () => within(screen.getByRole('main'));

test('a section of a method has a URL, is in the list of sections, and is preserved on a language switch', async () => {
  await openAtSection('/es/about/method#small-counts');
  expect(main().getByRole('heading', { name: 'Números pequeños' })).toHaveAttribute(
    'id',
    'small-counts',
  );
  await waitFor(() => expect(scrolledTo).toContain('small-counts'));
  const sections = within(screen.getByRole('navigation', { name: 'En esta página' }));
  await follow(sections.getByRole('link', { name: 'Vuelva a contar' }));
  expect(location.pathname + location.hash).toBe('/es/about/method#count-it-again');
  expect(main().getByRole('heading', { name: 'Vuelva a contar' })).toHaveAttribute(
    'id',
    'count-it-again',
  );
  await follow(within(screen.getByRole('banner')).getByRole('link', { name: 'English' }));
  expect(await main().findByRole('heading', { name: 'Count it again' })).toHaveAttribute(
    'id',
    'count-it-again',
  );
  expect(location.pathname + location.hash).toBe('/about/method#count-it-again');
});

test('every section of a list is on its page', async () => {
  await openPage('/about/method');
  const sections = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const link of sections.getAllByRole('link')) {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(heading).toHaveTextContent(link.textContent ?? '');
  }
});

test('the page of a crime links to what that crime is', async () => {
  await openPage('/crime/burglary');
  // the first one is among the limits of the figures, which are closed
  const [, link] = screen.getAllByRole('link', { name: 'What this crime type means' });
  await follow(link as HTMLElement);
  const heading = await main().findByRole('heading', { name: 'Burglary' });
  expect(location.pathname + location.hash).toBe('/about/crime-types#burglary');
  expect(heading.closest('[id="burglary"]') ?? document.getElementById('burglary')).not.toBeNull();
  await waitFor(() => expect(scrolledTo).toContain('burglary'));
});

test('the report of the map links to what all crime types are', async () => {
  await openPage('/es/map?area=hollywood');
  await follow(await screen.findByRole('link', { name: 'Qué significa cada tipo de delito' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Los tipos de delito en palabras sencillas',
    ),
  );
});

test.each([
  [
    '/about/method',
    'which departments count by which rules',
    'which-departments-count-by-which-rules',
    'Which departments count by which rules',
  ],
  [
    '/about/method',
    'where residents and boundaries come from',
    'where-residents-and-boundaries-come-from',
    'Where residents and boundaries come from',
  ],
  ['/about/method', 'how to report an error', 'how-to-report-an-error', 'How to report an error'],
  [
    '/es/about/method',
    'cómo avisar de un error',
    'how-to-report-an-error',
    'Cómo avisar de un error',
  ],
])('%s links to “%s”', async (address, link, section, heading) => {
  await openPage(address);
  // the browser loads a link within the text itself
  const { href } = main().getByRole<HTMLAnchorElement>('link', { name: link });
  expect(href).toBe(`${location.href.replace(/method$/, 'crime-types')}#${section}`);
  const { pathname, hash } = new URL(href);
  await openAtSection(pathname + hash);
  expect(await main().findByRole('heading', { name: heading })).toHaveAttribute('id', section);
  await waitFor(() => expect(scrolledTo).toContain(section));
});

/** Rendered by the script: the fragment is unknown to the server, whose language link has none. */
async function openAtSection(address: string): Promise<void> {
  await openPage(address, { width: 390, byScript: true });
}
