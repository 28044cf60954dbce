import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSavedPlaces } from '../../../apps/web/src/features/saved-places/use-saved-places.ts';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';

const KEY = 'own-places';

// the module would pass them on to the next test
beforeEach(() => storeSavedPlaces([]));
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

async function openPlaces(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'My places' }));
  return await screen.findByRole('dialog', { name: 'My places' });
}

/** Opens a page in a browser that has saved places. */
async function openWith(saved: unknown, address = '/about/method', width = 390) {
  return await openPage(address, {
    width,
    prepare: () => localStorage.setItem(KEY, JSON.stringify(saved)),
  });
}

test('a resident saves a place and gives it a name, and the server learns nothing of it', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon');
  const { user, transport } = await openPage('/neighborhood/venice', { width: 390 });
  const dialog = within(await openPlaces(user));
  await user.click(await dialog.findByRole('button', { name: 'Keep Venice' }));
  expect(dialog.queryByRole('button', { name: 'Keep Venice' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Rename Venice' }));
  const name = dialog.getByRole('textbox', { name: 'Your name for Venice' });
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Grandma Rosa');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('link', { name: 'Grandma Rosa' })).toHaveAttribute(
    'href',
    '/neighborhood/venice',
  );
  expect(dialog.getByText('Venice')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([
    { area: 'venice', name: 'Grandma Rosa' },
  ]);
  expect(document.cookie).toBe('');
  const sent = transport.requests.map(({ path, body }) => path + JSON.stringify(body));
  expect(sent.filter((one) => /Grandma|Rosa/.test(decodeURIComponent(one)))).toEqual([]);
  expect(beacon.mock.calls.flat().join()).not.toMatch(/Grandma|Rosa/);
});

test('a saved place is a link on every page', async () => {
  const { user } = await openWith([{ area: 'venice', name: 'Grandma Rosa' }]);
  const links = await screen.findByRole('navigation', { name: 'My places' });
  await user.click(within(links).getByRole('link', { name: 'Grandma Rosa' }));
  await screen.findByRole('heading', { level: 1, name: 'Venice' });
  expect(location.pathname).toBe('/neighborhood/venice');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the neighborhood tracker opens at a saved place', async () => {
  const { user } = await openWith([{ area: 'venice', name: 'Grandma Rosa' }]);
  const footer = document.querySelector('footer') as HTMLElement;
  await user.click(within(footer).getByRole('link', { name: 'Neighborhood Tracker' }));
  await screen.findByRole('heading', { level: 1, name: 'Venice' });
  expect(location.pathname).toBe('/neighborhood/venice');
});

test('a place in the dialog leads to its neighborhood and closes the dialog', async () => {
  const { user } = await openWith([{ area: 'venice', name: 'Grandma Rosa' }]);
  const dialog = within(await openPlaces(user));
  await user.click(dialog.getByRole('link', { name: 'Grandma Rosa' }));
  await screen.findByRole('heading', { level: 1, name: 'Venice' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a removed place is gone, with its link', async () => {
  const { user } = await openWith([{ area: 'venice', name: 'Grandma Rosa' }]);
  const dialog = within(await openPlaces(user));
  await user.click(dialog.getByRole('button', { name: 'Remove Grandma Rosa' }));
  expect(
    dialog.getByText('Save up to five neighborhoods here, one tap away on every page.'),
  ).toBeVisible();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('navigation', { name: 'My places' })).toBeNull();
});

test('five places are the most that can be saved', async () => {
  const areas = ['venice', 'hollywood', 'acton', 'downtown', 'westwood'];
  const { user } = await openWith(
    areas.map((area) => ({ area, name: area })),
    '/neighborhood/mar-vista',
  );
  const dialog = within(await openPlaces(user));
  expect(dialog.getByText('You can keep 5. Remove one to add another.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Keep / })).toBeNull();
  expect(dialog.queryByRole('combobox')).toBeNull();
});

function locate(get: Geolocation['getCurrentPosition']): void {
  const geolocation = { getCurrentPosition: get };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
}
const hollywood = { latitude: 34.0983456, longitude: -118.3267891 };

test('“near me” opens the neighborhood; the server learns the place to three decimals, and no more', async () => {
  locate((found) => found({ coords: hollywood } as GeolocationPosition));
  const { user, transport } = await openPage('/about/method');
  const dialog = within(await openPlaces(user));
  await user.click(dialog.getByRole('button', { name: 'The neighborhood near me' }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/neighborhood\/[a-z-]+$/));
  expect(transport.requests.map(({ path }) => path).filter((path) => /lat=/.test(path))).toEqual([
    '/api/neighborhoods/get_neighborhood?lat=34.098&long=-118.327',
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [
    'refused',
    1,
    'Your browser does not share where you are; type an address or neighborhood instead',
  ],
  [
    'unknown',
    2,
    'Your browser could not tell where you are; type an address or neighborhood instead',
  ],
])('a location that is %s shows a message and stays on the page', async (_, code, message) => {
  locate((_found, fail) => fail?.({ code } as GeolocationPositionError));
  const { user } = await openPage('/about/method');
  const dialog = within(await openPlaces(user));
  await user.click(dialog.getByRole('button', { name: 'The neighborhood near me' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(location.pathname).toBe('/about/method');
});

test('a location outside of the county shows a message', async () => {
  locate((found) => found({ coords: hollywood } as GeolocationPosition));
  const { user, transport } = await openPage('/about/method');
  transport.answer(/get_neighborhood/, () => jsonResponse([]));
  const dialog = within(await openPlaces(user));
  await user.click(dialog.getByRole('button', { name: 'The neighborhood near me' }));
  expect(
    await dialog.findByText('You seem to be outside of Los Angeles County; type a place instead'),
  ).toBeVisible();
});
