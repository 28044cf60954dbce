import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchApiReply } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';
import { count, figures, headline, monthChart, pageName, paragraph } from './tracker-page.ts';

const OCTOBER = 'from=1790838000000&to=1793516399999';
/** The 12 months through October 2026. */
const YEAR = 'from=1761980400000&to=1793516399999';

async function openPlace(address: string) {
  const page = await openPage(address);
  await waitFor(() => expect(headline()).toBeVisible());
  return page;
}

async function areaOf(id: string, months: string) {
  const areas: { id: string; population: number; total_crime_count: number; ranking: number }[] =
    await fetchApiReply(`/api/neighborhoods/crimes?sb=burglary&detail=totals&${months}`);
  const area = areas.find((one) => one.id === id);
  if (area === undefined) throw new Error(`there is no ${id}`);
  return area;
}

test('a crime in a neighborhood has the figures of the API, and one report for so many residents', async () => {
  await openPlace('/crime/burglary?in=hollywood');
  expect(document.title).toBe('Burglary in Hollywood, by month · Townlight');
  expect(pageName()).toHaveTextContent('Burglary in Hollywood');
  const [month, year] = await Promise.all([
    areaOf('hollywood', OCTOBER),
    areaOf('hollywood', YEAR),
  ]);
  expect(headline()).toHaveTextContent(`${count(month.total_crime_count)} reports of Burglary`);
  expect(figures()).toHaveTextContent(`${month.ranking} of `);
  expect(figures()).toHaveTextContent(`In 12 months${count(year.total_crime_count)}`);
  const residents = Math.round(year.population / year.total_crime_count);
  expect(paragraph(/^In 12 months, one report/)).toHaveTextContent(
    `for every ${residents} residents.`,
  );
  expect(paragraph(/windows, one lit/)).toHaveTextContent(`${residents} windows`);
  expect(monthChart()).toBeVisible();
});

test('a neighborhood next door has the rate of the 12 months, and the county is linked', async () => {
  await openPlace('/crime/burglary?in=hollywood');
  const name = await screen.findByRole('link', { name: 'West Hollywood' });
  const { population, total_crime_count: reports } = await areaOf('west-hollywood', YEAR);
  const rate = Math.round((100_000 * reports) / population);
  expect(name.closest('li')).toHaveTextContent(`West Hollywood${count(rate)}`);
  expect(screen.getByRole('link', { name: 'Los Angeles County' })).toHaveAttribute(
    'href',
    '/crime/burglary',
  );
});

test('links to neighborhoods next door preserve the selected months', async () => {
  await openPlace('/crime/burglary/9/2026?in=hollywood&history=yearly');
  const name = await screen.findByRole('link', { name: 'West Hollywood' });
  expect(name).toHaveAttribute('href', '/crime/burglary/9/2026?in=west-hollywood&history=yearly');
});

test('a month with few reports is stated after the 3 or 12 months that have enough', async () => {
  await openPlace('/crime/burglary?in=west-hollywood');
  expect(headline()).toHaveTextContent(
    /\d+ reports of Burglary in the (3|12) months through October, \d+ in the same months a year earlier\.$/,
  );
  expect(paragraph(/^One month has few reports here: October 2026 alone had \d+/)).toBeVisible();
  // the band is that of the tested months
  expect(paragraph(/^\d+ a year before/)).toHaveTextContent(/ to October 2026/);
});

test('an unknown crime type redirects to the default type in the same neighborhood', async () => {
  await openPage('/crime/jaywalking?in=hollywood');
  await waitFor(() => expect(pageName()).toHaveTextContent('Burglary in Hollywood'));
  expect(location.pathname + location.search).toBe('/crime/burglary?in=hollywood');
  expect(
    within(document.querySelector('main') as HTMLElement).getByRole('alert'),
  ).toHaveTextContent('There is no crime type “jaywalking”. This is Burglary.');
});
