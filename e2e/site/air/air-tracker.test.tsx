import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { openHydratedPage } from '../testing/open-hydrated-page.ts';
import { follow, openPage } from '../testing/open-page.ts';
import { badge, chosenHour, expectAddress, FIREWORKS, place } from './tracker-page.ts';

test('a place is found by keyboard, and hour, scale and day have addresses', async () => {
  const opened = await openHydratedPage('/aqi');
  const { user } = opened;
  expect(place()).toHaveTextContent('Los Angeles');
  expect(screen.getByRole('heading', { name: /^Current AQI, / })).toBeVisible();

  // a neighborhood is suggested from memory, its point has to be requested
  await user.type(screen.getByRole('combobox', { name: 'Address or neighborhood' }), 'venice');
  await screen.findByRole('option', { name: /^Venice/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(place()).toHaveTextContent('Venice'));
  await expectAddress(/^\/aqi\/Venice\/-118\.\d+,33\.\d+$/);
  expect(await screen.findByText(/this place/)).toBeVisible();
  expect(screen.getByText(/this place/).closest('tr')).toHaveTextContent(/Venice \(this place\)/);

  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-07-04' } });
  await expectAddress(/datetime=2026-07-04T\d\d:00-07:00$/);
  expect(await screen.findByRole('heading', { name: /^AQI on Sat, Jul 4, 2026/ })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Hour'), '11 PM');
  await expectAddress(/datetime=2026-07-04T23:00-07:00$/);
  expect(
    await screen.findByRole('heading', { name: 'AQI on Sat, Jul 4, 2026, 11 PM PDT' }),
  ).toBeVisible();
  await waitFor(() =>
    expect(chosenHour()).toHaveTextContent(/at about \d+ times the usual for 11 PM in July/),
  );
  expect(chosenHour()).toHaveTextContent(/± \d+\.\d\sµg\/m³/);
  expect(chosenHour()).toHaveTextContent(/Nearest station.*miles \([\d.]+ km\)/);
  const before = badge();

  await user.click(screen.getByRole('button', { name: 'EPA 2024' }));
  await expectAddress(/scale=epa-2024/);
  await waitFor(() => expect(chosenHour()).toHaveTextContent('EPA’s table of 2024'));
  await waitFor(() => expect(badge()).not.toBe(before));
  expect(screen.getByRole('button', { name: 'EPA 2024' })).toHaveAttribute('aria-pressed', 'true');

  const day = await screen.findByRole('link', { name: /^July 10: AQI \d+, / });
  await follow(day);
  await expectAddress(/datetime=2026-07-10T23:00-07:00/);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^July 10/ })).toHaveAttribute('aria-current', 'date'),
  );

  await act(async () => history.back());
  expect(
    await screen.findByRole('heading', { name: /^AQI on Sat, Jul 4, 2026, 11 PM/ }),
  ).toBeVisible();
});

test('48 hours are a chart and a table, and ten neighborhoods are ranked', async () => {
  const { user } = await openHydratedPage(`/aqi?${FIREWORKS}`);
  expect(screen.getByRole('img', { name: /^Bar chart of the PM2.5 AQI by hour/ })).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
  const asTable = screen.getByRole('button', { name: 'Show as table' });
  expect(asTable).toHaveAttribute('aria-pressed', 'false');
  await user.click(asTable);
  const hours = within(await screen.findByRole('region', { name: 'The hours as a table' }));
  const rows = hours.getAllByRole('row');
  expect(rows).toHaveLength(49);
  expect(rows[1]).toHaveTextContent('Sat, Jul 4, 2026, 11 PM PDT');
  const ranking = screen
    .getAllByRole('table')
    .find((table) => table.querySelector('thead')?.textContent.includes('Neighborhood'));
  expect([10, 11]).toContain(ranking?.querySelectorAll('tbody tr').length);
  expect(screen.getByText('About Our Air Quality Data')).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('the stations behind a figure have their readings, distances and shares', async () => {
  const { user } = await openHydratedPage(`/aqi?${FIREWORKS}`);
  const section = screen
    .getByRole('heading', { name: 'The stations behind this figure' })
    .closest('section') as HTMLElement;
  const rows = () => within(section).getAllByRole('row').slice(1);
  expect(rows()).toHaveLength(5);
  expect(rows()[0]).toHaveTextContent(/^\d+ [A-Z][a-z ]+Downtown4\.5 mi\d+%$/);
  await user.click(within(section).getByRole('button', { name: /^See all \d+$/ }));
  expect(rows().length).toBeGreaterThan(5);
  expect(within(section).getByRole('link', { name: 'All stations on the map' })).toHaveAttribute(
    'href',
    '/aqi-map?area=university-park',
  );
});

test.each([
  ['/aqi/Nowhere/-100.5,20.25', 'This point is outside Los Angeles County'],
  ['/aqi/Venice/33.99', 'This web address does not name a point'],
  ['/aqi/Venice/NaN,NaN', 'This web address does not name a point'],
  ['/aqi/%20/-118.4,34.05', 'N/A'],
])(
  '%s names no place in the county: shows a message and a link to the air in Los Angeles',
  async (address, message) => {
    await openPage(address);
    expect(screen.getByRole('heading', { level: 2, name: message })).toBeVisible();
    if (!address.includes('NaN')) expect(screen.queryByText(/NaN/)).toBeNull();
    expect(screen.queryByText('PM2.5 of the hour')).toBeNull();
    // spec 4: a place without a label
    if (message === 'N/A') expect(place()).toHaveTextContent('N/A');
    await follow(screen.getByRole('link', { name: 'The air in Los Angeles' }));
    await waitFor(() => expect(place()).toHaveTextContent('Los Angeles'));
    await expectAddress(/^\/aqi$/);
  },
);

test('the page of a neighborhood shows its air and links to the tracker there', async () => {
  await openPage('/neighborhood/hollywood');
  const air = screen.getByRole('region', { name: 'Air quality' });
  await waitFor(() => expect(air).toHaveTextContent(/\d+ PM2.5 AQI, /));
  await follow(within(air).getByRole('link', { name: 'Air by day and hour' }));
  await waitFor(() => expect(place()).toHaveTextContent(/^Hollywood$/));
  await expectAddress(/^\/aqi\/Hollywood\/-118\.\d+,34\.\d+$/);
});

test('the average error of smoke is larger than that of a calm hour', async () => {
  const errorAt = async (datetime: string) => {
    await openPage(`/aqi/Venice/-118.46,33.99?${datetime}`);
    await waitFor(() => expect(chosenHour()).toHaveTextContent(/± \d+\.\d\sµg\/m³/));
    return Number(/± (\d+\.\d)/.exec(chosenHour().textContent)?.[1]);
  };
  const calm = await errorAt('datetime=2026-07-02T13:00-07:00');
  expect(calm).toBeGreaterThan(0);
  expect(await errorAt(FIREWORKS)).toBeGreaterThan(2 * calm);
});
