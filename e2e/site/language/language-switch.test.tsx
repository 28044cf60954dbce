import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { follow, openPage } from '../testing/open-page.ts';

const MAP_STATE = '?mode=traj&period=12&area=hollywood';

test('the language switch preserves the page, its state, the typed text, the map and the focus', async () => {
  const { user, transport } = await openPage(`/map${MAP_STATE}`);
  await waitFor(() => expect(getMapOnPage().tones.size).toBeGreaterThan(0));
  const map = getMapOnPage();
  const search = screen.getAllByRole('combobox')[0] as HTMLInputElement;
  await user.type(search, 'Ven');
  // the search offers places and crimes
  await waitFor(() => expect(transport.sentTo(/^\/api\/places\?q=Ven/i)).toHaveLength(1));
  await waitFor(() => expect(transport.sentTo(/^\/api\/bundles\/small$/)).toHaveLength(1));
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
  const sent = transport.requests.length;
  const steps = history.length;

  await user.click(screen.getByRole('link', { name: 'Español' }));
  await waitFor(() => expect(location.pathname).toBe('/es/map'));
  expect(location.search).toBe(MAP_STATE);
  await waitFor(() => expect(document.title).toBe('Hollywood, mapa de delitos · Townlight'));
  expect(document.documentElement.lang).toBe('es');
  expect(screen.getAllByRole('combobox')[0]).toBe(search);
  expect(search).toHaveValue('Ven');
  expect(getMapOnPage()).toBe(map);
  await waitFor(() => expect(map.title).toMatch(/^Mapa de delitos en el condado de Los Ángeles\./));
  expect(history.length).toBe(steps);
  expect(screen.getByRole('link', { name: 'English' })).toHaveFocus();

  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/map'));
  expect(location.search).toBe(MAP_STATE);
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(getMapOnPage()).toBe(map);
  await waitFor(() => expect(map.title).toMatch(/^Map of crime/));
  expect(screen.getByRole('link', { name: 'Español' })).toHaveFocus();
  // usage events and contacts are no figures of the page
  const more = transport.requests.slice(sent).map(({ path }) => path);
  expect(more.filter((path) => !/^\/api\/usage|\/who-to-ask\?/.test(path))).toEqual([]);
});

test('the language switch shows the other language’s native name and links to the same page', async () => {
  await openPage('/about/method?from=home');
  const toSpanish = screen.getByRole('link', { name: 'Español' });
  expect(toSpanish).toHaveAttribute('lang', 'es');
  expect(toSpanish).toHaveAttribute('hreflang', 'es');
  expect(toSpanish).toHaveAttribute('href', '/es/about/method?from=home');
  await openPage('/es/compare?areas=venice,hollywood');
  const toEnglish = screen.getByRole('link', { name: 'English' });
  expect(toEnglish).toHaveAttribute('lang', 'en');
  expect(toEnglish).toHaveAttribute('hreflang', 'en');
  expect(toEnglish).toHaveAttribute('href', '/compare?areas=venice,hollywood&lang=en');
});

test('a press with a key for another window leaves the page as it is', async () => {
  await openPage('/about/method');
  const link = screen.getByRole('link', { name: 'Español' });
  link.setAttribute('target', '_blank');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  await act(async () => link.dispatchEvent(press));
  expect(press.defaultPrevented).toBe(false);
  expect(location.pathname).toBe('/about/method');
  expect(localStorage.getItem('language')).toBeNull();
});

test('steps back and forward show the earlier pages in the language chosen since', async () => {
  await openPage('/about/method');
  await follow(screen.getAllByRole('link', { name: 'About the data' })[0] as HTMLElement);
  await waitFor(() => expect(heading()).toBe('About the data'));
  await follow(screen.getByRole('link', { name: 'Español' }));
  await waitFor(() => expect(location.pathname).toBe('/es/about/data'));
  await act(async () => history.back());
  await waitFor(() => expect(heading()).toBe('Cómo se cuentan los delitos'));
  expect(location.pathname).toBe('/es/about/method');
  await act(async () => history.forward());
  await waitFor(() => expect(heading()).toBe('Sobre los datos'));
  expect(location.pathname).toBe('/es/about/data');
});

function heading(): string | null | undefined {
  return document.querySelector('h1')?.textContent;
}
