import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { follow, openPage, reloadPage } from '../testing/open-page.ts';

const heading = () => document.querySelector('h1')?.textContent;
const chosen = (language: string) => ({ storage: { language } });

test('the chosen language outlives a reload, and plain addresses open in it', async () => {
  await openPage('/about/data');
  expect(localStorage).toHaveLength(0);
  await follow(screen.getByRole('link', { name: 'Español' }));
  await waitFor(() => expect(heading()).toBe('Sobre los datos'));
  expect({ ...localStorage }).toEqual({ language: 'es' });
  await reloadPage({ storage: { ...localStorage } });
  expect(heading()).toBe('Sobre los datos');
  await openPage('/compare?areas=venice,hollywood', chosen('es'));
  expect(location.pathname + location.search).toBe('/es/compare?areas=venice,hollywood');
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  await follow(screen.getByRole('link', { name: 'English' }));
  await waitFor(() => expect(location.pathname).toBe('/compare'));
  expect(location.search).toBe('?areas=venice,hollywood');
  await reloadPage({ storage: { ...localStorage } });
  expect(location.pathname).toBe('/compare');
  expect(document.documentElement.lang).toBe('en');
});

test('a Spanish link is Spanish for a reader who chose English', async () => {
  await openPage('/es/about/data', chosen('en'));
  expect(location.pathname).toBe('/es/about/data');
  expect(heading()).toBe('Sobre los datos');
  expect(localStorage.getItem('language')).toBe('en');
});

test('the English link, opened in a new window, requests English, and the choice is remembered', async () => {
  await openPage('/es/about/method', chosen('es'));
  const href = screen.getByRole('link', { name: 'English' }).getAttribute('href');
  expect(href).toBe('/about/method?lang=en');
  // the switch of the server's HTML still has `lang`, which React reports
  await openPage(String(href), { ...chosen('es'), byScript: true });
  expect(location.pathname + location.search).toBe('/about/method');
  expect(heading()).toBe('How crime is counted');
  expect(localStorage.getItem('language')).toBe('en');
});

test('a language in the query leaves the rest of the query', async () => {
  await openPage('/compare?areas=venice,hollywood&lang=es');
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  expect(location.pathname).toBe('/es/compare');
  expect(new URLSearchParams(location.search).get('areas')).toBe('venice,hollywood');
  expect(location.search).not.toContain('lang');
});

test('a browser that prefers Spanish gets it at the first visit', async () => {
  await openPage('/neighborhood/venice?history=yearly', { languages: ['es-MX', 'en'] });
  expect(location.pathname + location.search).toBe('/es/neighborhood/venice?history=yearly');
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  // the browser's preference is no choice of the reader
  expect(localStorage).toHaveLength(0);
});

test('an embedded page is in the language of its address alone', async () => {
  await openPage('/embed/chart/venice', { languages: ['es-MX'], ...chosen('es') });
  expect(screen.getByText('More about Venice on Townlight')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect(location.pathname).toBe('/embed/chart/venice');
  await openPage('/embed/chart/venice', { languages: ['es-MX'] });
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage).toHaveLength(0);
});
