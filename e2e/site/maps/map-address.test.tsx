import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { openPage, reloadPage } from '../testing/open-page.ts';
import type { Transport } from '../testing/transport.ts';
import { chip, choose, openMap, reportOf } from './map-page.ts';
import { countPending, waitForSettledState } from './shown-state.ts';

const ADDRESSES = [
  '/map?mode=traj&area=venice',
  '/map?period=12&area=downtown&report=closed',
  '/map?period=custom&from=2025-03&to=2025-05&area=pasadena',
  '/map?partition=zipcodes&area=90028',
  '/map?view=table&period=12&area=acton',
  '/map/place?view=table&mode=traj',
];

test.each(ADDRESSES)('a reload gives the same page: %s', async (address) => {
  const isMap = !address.includes('table');
  const hasReport = address.includes('area=') && !address.includes('closed');
  const has = (selector: string) => document.querySelector(selector) !== null;
  const isReady = () =>
    screen.queryByRole('group', { name: 'Show as' }) !== null &&
    has('main [aria-label=Legend]') === isMap &&
    (isMap ? has('[data-drawn=true]') : document.querySelectorAll('main tr').length > 5) &&
    !has('[role=progressbar]') &&
    screen.queryByText('Loading the map') === null &&
    (!hasReport || screen.queryByRole('heading', { name: /^Number of Crimes, / }) !== null);
  let pending = () => 0;
  const prepare = (transport: Transport) => {
    pending = countPending(transport);
  };
  await openPage(address, { prepare });
  const before = await waitForSettledState(pending, isReady);
  expect(before.length).toBeGreaterThan(1_000);
  await reloadPage({ prepare });
  const after = await waitForSettledState(pending, isReady);
  expect(after).toBe(before);
  expect(location.href).toContain(address);
});

test('the address has where the reader has moved the map, without a step in the history', async () => {
  const { user } = await openMap('/map');
  expect(getMapOnPage().place).toBeNull();
  const steps = history.length;
  const place = { latitude: 34.1, longitude: -118.3, zoom: 10 };
  await act(async () => getMapOnPage().options.onMove(place));
  await waitFor(() => expect(location.search).toBe('?at=34.1_-118.3_10'));
  expect(history.length).toBe(steps);

  await reloadPage();
  await waitFor(() => expect(getMapOnPage().options.place).toEqual(place));

  await user.click(screen.getByRole('button', { name: 'Show the whole county' }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/map'));
});

test('the buttons of the map zoom in and out', async () => {
  const { user } = await openMap('/map');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(getMapOnPage().zoomed).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(getMapOnPage().zoomed).toBe(-1);
});

test('going back from a selected area shows the place of the address again', async () => {
  const { user } = await openMap('/map?at=34.0522_-118.2437_11');
  await user.type(
    screen.getByRole('combobox', { name: 'Type in your neighborhood to generate report' }),
    'Venice',
  );
  await user.click(await screen.findByRole('option', { name: 'Venice' }));
  await reportOf('Venice');
  expect(location.search).toBe('?area=venice');
  getMapOnPage().place = null;
  await act(async () => history.back());
  await waitFor(() => expect(location.search).toBe('?at=34.0522_-118.2437_11'));
  await waitFor(() =>
    expect(getMapOnPage().place).toEqual({ latitude: 34.0522, longitude: -118.2437, zoom: 11 }),
  );
  expect(getMapOnPage().selected).toBeNull();
});

test('going back from a chosen period shows the months of the address again', async () => {
  const { user } = await openMap('/map');
  const first = chip('Time Period').textContent;
  await choose(user, 'Time Period', 'Last 12 months');
  await waitFor(() => expect(chip('Time Period')).toHaveTextContent('Last 12 months'));
  expect(location.search).toBe('?period=12');
  await act(async () => history.back());
  await waitFor(() => expect(chip('Time Period').textContent).toBe(first));
  expect(location.search).toBe('');
});

test('the area under the keyboard crosshair is announced to screen readers', async () => {
  await openMap('/map');
  const status = () => document.querySelector('[data-testid=map] ~ [role=status]');
  const crosshairOn = (id: string | null) =>
    act(async () => getMapOnPage().options.onCrosshair({ id, x: 10, y: 10 }));
  expect(status()).toBeEmptyDOMElement();
  await crosshairOn('hollywood');
  expect(status()?.textContent).toMatch(/^Hollywood, .*per 100,000 residents, Rank \d+ of \d+$/);
  await crosshairOn('venice');
  expect(status()?.textContent).toMatch(/^Venice, .*Rank \d+ of \d+$/);
  await crosshairOn(null);
  expect(status()).toHaveTextContent('No area here');
  await act(async () => getMapOnPage().options.onCrosshair(null));
  expect(status()).toBeEmptyDOMElement();
});

test('the label at the pointer has name, rate and rank of the area', async () => {
  await openMap('/map');
  await act(async () => getMapOnPage().options.onHover({ id: 'hollywood', x: 10, y: 10 }));
  const label = screen.getByText('Hollywood', { selector: 'b' }).parentElement;
  expect(label?.textContent).toMatch(/^Hollywood.*per 100,000 residents.*Rank \d+ of \d+$/);
  await act(async () => getMapOnPage().options.onHover(null));
  expect(screen.queryByText('Hollywood', { selector: 'b' })).toBeNull();
});
