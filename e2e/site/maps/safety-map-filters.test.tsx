import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { openPage } from '../testing/open-page.ts';
import { chip, choose, legend, openMap, paintedLevels } from './map-page.ts';

test('a filter requests figures, never the outlines again, and recolors the same map', async () => {
  const { user, transport } = await openMap('/map');
  const map = getMapOnPage();
  const atFirst = paintedLevels();
  transport.requests.length = 0;
  await choose(user, 'Time Period', 'Last 12 months');
  await waitFor(() => expect(legend()).toHaveTextContent(' to '));
  await waitFor(() => expect(paintedLevels()).not.toEqual(atFirst));
  await choose(user, 'Mode', 'Trajectory');
  expect(await screen.findByText('Does not stand out')).toBeVisible();
  const requested = () => transport.requests.map(({ path }) => path.replace(/\?.*/, ''));
  await waitFor(() => expect(requested()).toContain('/api/neighborhoods/crimes'));
  await waitFor(() => expect(requested()).toContain('/api/neighborhoods/compare/crimes'));
  expect(requested().filter((path) => path.endsWith('/geojson'))).toEqual([]);
  expect(getMapOnPage()).toBe(map);
  expect(map.shapesSent).toBe(1);
});

test('crime types are disabled without a category, and All is selected when no type is', async () => {
  const { user } = await openMap('/map');
  expect(chip('Crime Types')).toBeDisabled();
  await choose(user, 'Crime category', 'Everything on record');
  await waitFor(() => expect(location.search).toMatch(/basket=everything/));
  expect(chip('Crime Types')).toBeDisabled();
  await choose(user, 'Crime category', 'Violent Crime');
  await waitFor(() => expect(location.search).not.toMatch(/basket/));
  await waitFor(() => expect(chip('Crime Types')).toBeEnabled());
  await user.click(chip('Crime Types'));
  const all = await screen.findByRole('option', { name: 'All' });
  expect(all).toHaveAttribute('aria-selected', 'true');
  await user.click(await screen.findByRole('option', { name: 'Robbery' }));
  await waitFor(() => expect(all).toHaveAttribute('aria-selected', 'false'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.search).toMatch(/bb=.*sb=/));
});

test('the legend offers 12 months when no area can be rated', async () => {
  const { user } = await openMap('/map?bb=Property+Crime&sb=Arson');
  expect(legend()).toHaveTextContent('No area has enough reports for a rate in this period.');
  await user.click(within(legend()).getByRole('link', { name: 'Show the last 12 months' }));
  await waitFor(() => expect(location.search).toBe('?period=12&bb=Property+Crime&sb=Arson'));
  await waitFor(() => expect(legend()).toHaveTextContent(/The color changes at/));
});

test('a custom period is two months in the right order', async () => {
  const { user } = await openMap('/map');
  await user.click(chip('Time Period'));
  await user.click(await screen.findByRole('option', { name: 'Custom…' }));
  const dialog = within(await screen.findByRole('dialog'));
  // months after the last full one cannot be chosen, and another year does not lead to one
  const monthsOf = (label: string) =>
    within(dialog.getByLabelText(label)).getAllByRole<HTMLOptionElement>('option');
  const closed = (label: string) =>
    monthsOf(label).flatMap((month) => (month.disabled ? month.textContent : []));
  expect(closed('To: Month')).toEqual(['November', 'December']);
  await user.selectOptions(dialog.getByLabelText('From: Year'), '2025');
  expect(closed('From: Month')).toEqual([]);
  await user.selectOptions(dialog.getByLabelText('From: Month'), 'December');
  await user.selectOptions(dialog.getByLabelText('From: Year'), '2026');
  expect(dialog.getByLabelText('From: Month')).toHaveDisplayValue('October');
  await user.selectOptions(dialog.getByLabelText('From: Year'), '2012');
  await waitFor(() =>
    expect(dialog.getByRole('status')).toHaveTextContent(/^Records begin in October 2023\./),
  );
  await user.selectOptions(dialog.getByLabelText('From: Year'), '2025');
  await user.selectOptions(dialog.getByLabelText('From: Month'), 'March');
  await waitFor(() => expect(dialog.queryByText(/^Records begin/)).toBeNull());
  await user.selectOptions(dialog.getByLabelText('To: Year'), '2025');
  await user.selectOptions(dialog.getByLabelText('To: Month'), 'January');
  expect(await dialog.findByRole('alert')).toHaveTextContent('must not be later');
  expect(dialog.getByRole('button', { name: 'Show' })).toBeDisabled();
  await user.selectOptions(dialog.getByLabelText('To: Month'), 'May');
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(location.search).toBe('?period=custom&from=2025-03&to=2025-05'));
  await waitFor(() => expect(legend()).toHaveTextContent(/Mar.*2025.*May.*2025/));
});

test('the five filters are above the map of larger screens', async () => {
  await openPage('/map?view=table');
  const filters = within(screen.getByRole('region', { name: 'Filters' })).getAllByRole('button');
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Mode\s*Crime rate/),
    expect.stringMatching(/^Time Period\s*Last month/),
    expect.stringMatching(/^Crime category\s*All/),
    expect.stringMatching(/^Crime Types\s*All/),
    expect.stringMatching(/^Boundaries\s*Neighborhoods/),
  ]);
});

test('on a phone the filters are a sheet over the map', async () => {
  const { user } = await openMap('/map?area=hollywood', { width: 390 });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog'));
  await act(async () => user.selectOptions(sheet.getByLabelText('Time Period'), '12'));
  await user.click(sheet.getByRole('button', { name: 'Show the map' }));
  await waitFor(() => expect(location.search).toMatch(/period=12/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the legend explains the colors in either mode', async () => {
  const { user } = await openMap('/map');
  const text = () => legend().textContent ?? '';
  expect(text()).toMatch(/Lower Crime Rate.*Higher Crime Rate/);
  expect(text()).toContain('Incomplete Data and Outliers');
  expect(text()).toMatch(/The color changes at [\d,.]+(; [\d,.]+){4}\./);
  expect(text()).toMatch(/Per 100,000 residents; \d+ (to \d+ )?areas in each color\./);
  // the same counts as on the map
  const levels = [...getMapOnPage().tones.values()].map(({ level }) => level);
  const sizes = [0, 1, 2, 3, 4, 5].map((one) => levels.filter((level) => level === one).length);
  const [fewest, greatest] = [Math.min(...sizes), Math.max(...sizes)];
  expect(text()).toContain(
    fewest === greatest ? `${fewest} areas in` : `${fewest} to ${greatest} areas in`,
  );
  expect(levels).toContain(null);
  await choose(user, 'Mode', 'Trajectory');
  await waitFor(() => expect(text()).toMatch(/Trending lower.*Trending higher/));
  expect(text()).toMatch(
    /\d+ areas? lower than usual, \d+ not standing out, \d+ higher than usual\./,
  );
});
