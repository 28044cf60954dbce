import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeSavedPlaces } from '../../../apps/web/src/features/saved-places/use-saved-places.ts';
import { count } from '../crime/tracker-page.ts';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { fetchApiReply } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';

const KEY = 'own-places';
const ROSA = { area: 'venice', name: 'Grandma Rosa' };

// the module would pass them on to the next test
beforeEach(() => storeSavedPlaces([]));

/** Follows the link of the top bar. */
async function openPlaces(user: UserEvent): Promise<ReturnType<typeof within>> {
  const [link] = screen.getAllByRole('link', { name: 'My places' });
  await user.click(link as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'My places' });
  return within(document.querySelector('main') as HTMLElement);
}

/** Opens a page in a browser that has saved places. */
async function openWith(saved: unknown, address = '/my', width = 390) {
  return await openPage(address, {
    width,
    prepare: () => localStorage.setItem(KEY, JSON.stringify(saved)),
  });
}

test('saving and naming a place sends nothing about it to the server', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon');
  const { user, transport } = await openPage('/neighborhood/venice', { width: 390 });
  const before = transport.requests.length;
  const main = await openPlaces(user);
  await user.click(await main.findByRole('button', { name: 'Save Venice' }));
  expect(main.queryByRole('button', { name: 'Save Venice' })).toBeNull();
  expect(main.getByText('Venice is saved.')).toBeDefined();
  await user.click(main.getByRole('button', { name: 'Rename Venice' }));
  const name = main.getByRole('textbox', { name: 'Your name for Venice' });
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Grandma Rosa');
  await user.click(main.getByRole('button', { name: 'Save' }));
  expect(main.getByRole('button', { name: 'Rename Grandma Rosa' })).toHaveFocus();
  expect(main.getByRole('link', { name: 'Grandma Rosa' })).toHaveAttribute(
    'href',
    '/neighborhood/venice',
  );
  expect(main.getByText('Venice')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([ROSA]);
  expect(document.cookie).toBe('');
  await main.findByText(/^The air is/);
  const sent = transport.requests
    .slice(before)
    .map(({ path, body }) => path + JSON.stringify(body));
  expect(sent.filter((one) => /Grandma|Rosa|venice/i.test(decodeURIComponent(one)))).toEqual([]);
  expect(beacon.mock.calls.flat().join()).not.toMatch(/Grandma|Rosa/);
});

test('a place that is saved in another window shows at once', async () => {
  await openWith([]);
  const main = within(document.querySelector('main') as HTMLElement);
  expect(main.queryByRole('link', { name: 'Grandma Rosa' })).toBeNull();
  act(() => {
    localStorage.setItem(KEY, JSON.stringify([ROSA]));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(await main.findByRole('link', { name: 'Grandma Rosa' })).toBeVisible();
});

test('a saved place has a sentence on crime, the air and what changed, and no request names it', async () => {
  const { transport } = await openWith([ROSA, { area: 'hollywood', name: 'Hollywood' }]);
  const rosa = within(await screen.findByRole('region', { name: 'Grandma Rosa' }));
  const crime = await rosa.findByText(/crimes? reported in \w+, [\d,]+ a year before\./);
  const { trends } = await fetchApiReply('/api/neighborhoods/venice/monthly');
  const counts = trends.map(({ crime_count }: { crime_count: number }) => count(crime_count));
  expect(rosa.getByRole('img', { name: /^Reports by month/ })).toHaveAccessibleName(
    `Reports by month, oldest first: ${counts.join(', ')}`,
  );
  expect(
    rosa.getByText(/reported in the 12 months through .* in the 12 months before\./),
  ).toBeVisible();
  expect(await rosa.findByText(/^The air is/)).toBeVisible();
  const [news] = await rosa.findAllByRole('link', { name: /^Crime in \w+ 20\d\d$/ });
  expect(news).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/news\/crime-20\d\d-\d\d\?area=venice$/),
  );
  expect(rosa.getByRole('link', { name: 'Air in Venice' })).toHaveAttribute(
    'href',
    '/aqi-map?area=venice',
  );
  expect(screen.getByRole('region', { name: 'Hollywood' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare these neighborhoods' })).toHaveAttribute(
    'href',
    '/compare?areas=venice,hollywood',
  );
  const sent = transport.requests.map(({ path }) => decodeURIComponent(path));
  expect(sent.filter((path) => /venice|hollywood|Rosa/i.test(path))).toEqual([]);
  expect(await findAccessibilityViolations()).toEqual([]);
  const sentence = crime.textContent?.trim();
  await openPage('/neighborhood/venice');
  const lead = await screen.findByRole('heading', { level: 2, name: /a year before\.$/ });
  expect(lead).toHaveTextContent(sentence ?? 'none');
});

test('the last 12 months come first when the month has few reports', async () => {
  await openWith([{ area: 'acton', name: 'Acton' }]);
  const acton = within(await screen.findByRole('region', { name: 'Acton' }));
  const year = await acton.findByText(/reported in the 12 months through/);
  const month = acton.getByText(/reported in \w+, [\d,]+ a year before\./);
  expect(year.compareDocumentPosition(month)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('news published since the last visit comes first', async () => {
  await openWith([ROSA]);
  await screen.findByRole('link', { name: 'News about Venice' });
  expect(await screen.findByText('What changed')).toBeVisible();
  expect(localStorage.getItem('my-places-seen')).toMatch(/^20\d\d-/);
  await openPage('/my', {
    storage: { [KEY]: JSON.stringify([ROSA]), 'my-places-seen': '2020-01-01T00:00:00.000Z' },
  });
  expect(await screen.findByText('Since you were here')).toBeVisible();
});

test('without saved places the page prompts for a neighborhood, and its search adds one', async () => {
  const { user } = await openPage('/my', { width: 390 });
  expect(await screen.findByText(/^Save up to five neighborhoods\./)).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Add a neighborhood or address' }), 'veni');
  await user.click(await screen.findByRole('option', { name: 'Venice' }));
  expect(await screen.findByRole('region', { name: 'Venice' })).toBeVisible();
  expect(screen.getByText('Venice is saved.')).toBeDefined();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a place that the boundaries no longer have can be removed', async () => {
  const { user } = await openWith([{ area: 'atlantis', name: 'Atlantis' }]);
  const place = within(await screen.findByRole('region', { name: 'Atlantis' }));
  expect(await place.findByText('This neighborhood is no longer in the boundaries.')).toBeVisible();
  await user.click(place.getByRole('button', { name: 'Remove Atlantis' }));
  expect(screen.queryByRole('region', { name: 'Atlantis' })).toBeNull();
});

test('a saved place is a link on every page', async () => {
  const { user } = await openWith([ROSA], '/about/method');
  const links = await screen.findByRole('navigation', { name: 'My places' });
  await user.click(within(links).getByRole('link', { name: 'Grandma Rosa' }));
  await screen.findByRole('heading', { level: 1, name: 'Venice' });
  expect(location.pathname).toBe('/neighborhood/venice');
});

test('the neighborhood tracker opens at a saved place', async () => {
  const { user } = await openWith([ROSA], '/about/method');
  const footer = document.querySelector('footer') as HTMLElement;
  await user.click(within(footer).getByRole('link', { name: 'Neighborhood Tracker' }));
  await screen.findByRole('heading', { level: 1, name: 'Venice' });
  expect(location.pathname).toBe('/neighborhood/venice');
});

test('a removed place and its link disappear', async () => {
  const { user } = await openWith([ROSA]);
  const main = within(document.querySelector('main') as HTMLElement);
  await user.click(await main.findByRole('button', { name: 'Remove Grandma Rosa' }));
  expect(main.getByText(/^Save up to five neighborhoods\./)).toBeVisible();
  expect(main.getByText('Grandma Rosa is removed.')).toBeDefined();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'My places' })).toBeNull());
});

test('five places are the most that can be saved', async () => {
  const areas = ['venice', 'hollywood', 'acton', 'downtown', 'westwood'];
  const { user } = await openWith(
    areas.map((area) => ({ area, name: area })),
    '/neighborhood/mar-vista',
  );
  const main = await openPlaces(user);
  expect(main.getByText('You can keep 5. Remove one to add another.')).toBeVisible();
  expect(main.queryByRole('button', { name: /^Save / })).toBeNull();
  expect(main.queryByRole('combobox')).toBeNull();
});
