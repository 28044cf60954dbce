import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { fetchApiReply } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';
import { areaReport, chip, choose, clickArea, openMap, reportName, reportOf } from './map-page.ts';

test('a click on the map selects an area, puts it into the address and shows its report', async () => {
  await openMap('/map');
  expect(getMapOnPage().selected).toBeNull();
  await clickArea('hollywood');
  const report = await reportOf('Hollywood');
  expect(location.pathname + location.search).toBe('/map?area=hollywood');
  expect(getMapOnPage().selected).toBe('hollywood');
  expect(await within(report).findByText('Crime Ranking')).toBeVisible();
  // unlike a search, a click leaves the focus on the map
  expect(reportName()).not.toHaveFocus();
});

test('an area is found by name and its report opened by keyboard alone', async () => {
  const { data_through: through } = await fetchApiReply('/api/crimes/status');
  const { user } = await openMap('/map');
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('hollyw');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
  await user.keyboard('{ArrowDown}{Enter}');
  const report = await reportOf('Hollywood');
  await waitFor(() => expect(reportName()).toHaveFocus());
  await waitFor(() => expect(document.title).toBe('Hollywood, Crime Map · Townlight'));
  const month = new Date(`${through}-15T12:00:00Z`).toLocaleDateString('en-US', { month: 'long' });
  await waitFor(() => expect(report).toHaveTextContent(month));
  expect(getMapOnPage().selected).toBe('hollywood');
});

test('keys alone select an area in the table, which shows the same selection', async () => {
  const { user } = await openPage('/map?view=table&area=hollywood');
  const row = screen.getByText('Acton', { selector: 'tbody button' });
  expect(row).toHaveAttribute('aria-pressed', 'false');
  row.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(row).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getByText('Hollywood', { selector: 'tbody button' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await reportOf('Acton');
  expect(location.search).toBe('?area=acton&view=table');
});

test('changing the boundaries clears the selection', async () => {
  const { user } = await openMap('/map?area=hollywood');
  await choose(user, 'Boundaries', 'Zip codes');
  await waitFor(() => expect(location.search).toBe('?partition=zipcodes'));
  await waitFor(() => expect(reportName()).toBeNull());
  await waitFor(() => {
    const areas = getMapOnPage().shapes.features.map(({ properties }) => properties.id);
    expect(areas).toContain('90028');
    expect(areas).not.toContain('hollywood');
  });
  expect(getMapOnPage().selected).toBeNull();
});

test('changing the mode changes the color ramp of the map and clears the selection', async () => {
  const { user } = await openMap('/map?area=hollywood');
  const rates = getMapOnPage().ramp;
  await choose(user, 'Mode', 'Trajectory');
  await waitFor(() => expect(getMapOnPage().ramp).not.toEqual(rates));
  expect(chip('Mode')).toHaveTextContent('Mode Trajectory');
  expect(location.search).toBe('?mode=traj');
  expect(getMapOnPage().selected).toBeNull();
});

test('the report can be hidden and shown again, and the URL contains its state', async () => {
  const { user } = await openMap('/map');
  const report = () => screen.queryByRole('complementary', { name: 'Crime Report' });
  expect(within(report() as HTMLElement).getByRole('combobox')).toHaveAttribute(
    'placeholder',
    'Type in your neighborhood to generate report',
  );
  await user.click(screen.getByRole('button', { name: 'Hide the report' }));
  await waitFor(() => expect(report()).toBeNull());
  expect(location.search).toBe('?report=closed');
  await user.click(screen.getByRole('button', { name: 'Show the Crime Report' }));
  await waitFor(() => expect(report()).toBeVisible());
  expect(location.search).toBe('');
});

test('on a phone the report of the selected area is below the map', async () => {
  await openMap('/map?area=hollywood', { width: 390 });
  const sheet = screen.getByRole('region', { name: 'Crime Report' });
  expect(within(sheet).getByRole('heading', { level: 1, name: 'Hollywood' })).toBeVisible();
  expect(areaReport()).toBeVisible();
});
