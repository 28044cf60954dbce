import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { fetchFirstHtml } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';
import { hourSlider, hourText, moveToHour } from './air-map-page.ts';
import { clickArea, waitForMap } from './map-page.ts';

const PAGES = [
  '/embed/map',
  '/embed/map?mode=traj&period=12&area=hollywood',
  '/embed/aqi-map?area=hollywood',
  '/embed/coronavirus?area=hollywood',
  '/embed/chart/hollywood',
  '/embed/chart/downey',
  '/embed/nothing',
];

/** Returns the figures of the selected area below the map. */
const chosenArea = () => document.querySelector('[aria-live=polite] b');

/** Waits until an embedded page shows its figures. */
async function openEmbedded(address: string) {
  const page = await openPage(address, { width: 600 });
  expect(document.querySelector('h1')).not.toBeNull();
  if (/map|coronavirus/.test(address)) await waitForMap();
  if (address.includes('/chart/')) expect(await screen.findByRole('img')).toBeVisible();
  return page;
}

test.each(PAGES)('%s has no shell, names its source, and stores nothing', async (address) => {
  await openEmbedded(address);
  expect(screen.queryByRole('navigation')).toBeNull();
  if (!address.endsWith('nothing'))
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Sample data');
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('target', '_blank');
  expect(document.cookie).toBe('');
  expect({ ...localStorage }).toEqual({});
  expect({ ...sessionStorage }).toEqual({});
  expect((await fetchFirstHtml(address)).headers.get('set-cookie')).toBeNull();
});

test('the embedded map shows the state of its address', async () => {
  await openEmbedded('/embed/map?mode=traj&period=12&area=hollywood');
  expect(getMapOnPage().selected).toBe('hollywood');
  expect(chosenArea()).toHaveTextContent('Hollywood');
  expect(screen.getByRole('region', { name: 'Legend' })).toHaveTextContent(/Trending lower/);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(
    /^\/map\?mode=traj&period=12&area=hollywood$/,
  );
});

test('the embedded map selects without a step in the history of the page around it', async () => {
  await openEmbedded('/embed/map');
  const steps = history.length;
  const { href } = location;
  await clickArea('venice');
  await waitFor(() => expect(chosenArea()).toHaveTextContent('Venice'));
  expect(history.length).toBe(steps);
  expect(location.href).toBe(href);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/map?area=venice');
});

test('the embedded air map moves through its hours', async () => {
  const { user } = await openEmbedded('/embed/aqi-map');
  const steps = history.length;
  await act(async () => moveToHour(0));
  const atFirst = getMapOnPage().tones;
  await user.click(screen.getByRole('button', { name: 'Next hour' }));
  await waitFor(() => expect(hourSlider()).toHaveValue('1'));
  const shown = hourText();
  await waitFor(() => expect(getMapOnPage().tones).not.toBe(atFirst));
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/Readings for /);
  const address = screen.getByRole('link').getAttribute('href') ?? '';
  expect(address).toMatch(/^\/aqi-map\?datetime=/);
  expect(history.length).toBe(steps);
  // the address of a frame contains its hour, as the share menu writes it
  await openEmbedded(`/embed${address}`);
  expect(hourText()).toBe(shown);
});

test('only pages under /embed/ may be framed by another site', async () => {
  const ancestors = async (address: string) =>
    /frame-ancestors ([^;]*)/.exec(
      (await fetchFirstHtml(address)).headers.get('content-security-policy') ?? '',
    )?.[1];
  for (const address of PAGES) expect(await ancestors(address), address).toBe('*');
  for (const address of ['/map', '/coronavirus', '/subscribe'])
    expect(await ancestors(address), address).toMatch(/^'(none|self)'$/);
});
