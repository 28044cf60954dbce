import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { reloadPage } from '../testing/open-page.ts';
import { hourSlider, hourText, JULY_4, moveToHour, YEAR } from './air-map-page.ts';
import {
  areaReport,
  choose,
  clickArea,
  legend,
  openMap,
  paintedLevels,
  reportName,
  reportOf,
  waitForMap,
} from './map-page.ts';

test('an area that is found by name has score, rank and its day', async () => {
  const { user } = await openMap('/aqi-map');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'How is the air where you live?',
  );
  for (const text of [
    'Good',
    'Moderate',
    'Unhealthy for sensitive',
    'Very Unhealthy',
    'Stay Inside',
    'PM 2.5 AQI Legend',
  ])
    expect(legend()).toHaveTextContent(text);

  await user.type(screen.getByRole('combobox'), 'venice');
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^Venice$/));
  await user.keyboard('{ArrowDown}{Enter}');
  const report = within(await reportOf('Venice'));
  await waitFor(() => expect(document.title).toBe('Venice, Air Quality Map · Townlight'));
  expect(areaReport()).toHaveTextContent('PM2.5 AQI Score');
  expect(areaReport()).toHaveTextContent('Air Quality Ranking');
  expect(areaReport()).toHaveTextContent('1 is the worst air');
  const figures = [...areaReport().querySelectorAll('dd')].map(({ textContent }) => textContent);
  // twelve areas are far from every station, and therefore not ranked
  expect(figures).toContainEqual(expect.stringMatching(/^\d+\/260$/));
  expect(report.getByRole('heading', { name: 'Daily PM2.5 fluctuation' })).toBeVisible();
  expect(await report.findByRole('img', { name: /^Bar chart of the AQI by hour/ })).toBeVisible();
  await user.click(report.getByText('Why should we care about PM 2.5?'));
  expect(report.getByText(/deep into the lungs/)).toBeInTheDocument();
});

test('a zip code, which has no air figures, opens the neighborhood that contains it', async () => {
  const { user } = await openMap('/aqi-map');
  await user.type(screen.getByRole('combobox'), '90210');
  await user.click(await screen.findByRole('option', { name: /90210/ }));
  await waitFor(() => expect(reportName()).toHaveTextContent(/^Beverly/));
  await clickArea('venice');
  await reportOf('Venice');
  expect(location.search).toBe('?area=venice');
  expect(getMapOnPage().selected).toBe('venice');
});

test('the URL contains the hour, area, scale and colors, and a button opens the newest hours', async () => {
  const { user } = await openMap(`${JULY_4}&area=venice`);
  const siteColors = getMapOnPage().ramp;
  await choose(user, 'Scale', 'EPA 2024');
  await choose(user, 'Colors', 'Color-vision set');
  await waitFor(() => expect(getMapOnPage().ramp).not.toEqual(siteColors));
  moveToHour(Number(hourSlider().value) - 3);
  await waitFor(() => expect(location.search).toContain(`datetime=${YEAR}-07-04T19`));
  const { user: reader } = await reloadPage();
  await waitForMap();
  await reportOf('Venice');
  expect(hourText()).toMatch(/Jul 4, \d+, 7 PM PDT/);
  expect(legend()).toHaveTextContent('Very unhealthy or hazardous');
  expect(screen.getByRole('button', { name: 'Colors Color-vision set' })).toBeVisible();
  expect(getMapOnPage().ramp).not.toEqual(siteColors);
  expect(areaReport()).toHaveTextContent('PM2.5 AQI Score (NowCast)');
  expect(areaReport()).toHaveTextContent('EPA’s table of 2024, read for NowCast');
  await reader.click(screen.getByRole('button', { name: 'Go to the newest hours' }));
  expect(await screen.findByText('last 48 hours')).toBeVisible();
  await waitFor(() => expect(location.search).not.toMatch(/datetime|until/));
  expect(location.search).toMatch(/scale=epa-2024.*area=venice/);
});

test('the map is limited to zoom levels 8 to 12, and fades areas far from any station', async () => {
  // of an hour in which all stations report: in the newest one a station may be late
  await openMap(JULY_4);
  expect(getMapOnPage().options.view).toMatchObject({ minZoom: 8, maxZoom: 12 });
  expect(Object.keys(paintedLevels()).filter((tone) => / faded$/.test(tone))).not.toEqual([]);
  expect(legend()).toHaveTextContent('Faded: over 16 miles from any station');
});

test('the stations of the map have their reading as their name, and a label at the focus', async () => {
  const { user } = await openMap(JULY_4);
  // names of the map leave their space free
  const stations = screen.getAllByRole('button', { name: /^Station / });
  expect(getMapOnPage().reserved).toHaveLength(stations.length);
  const station = screen.getByRole('button', { name: /^Station Compton\. AQI \d+ · / });
  expect(screen.queryByText('Station Compton')).toBeNull();
  await act(async () => station.focus());
  expect(await screen.findByText('Station Compton')).toBeVisible();
  await user.tab();
  await waitFor(() => expect(screen.queryByText('Station Compton')).toBeNull());
});
