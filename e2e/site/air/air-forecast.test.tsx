import { screen, within } from '@testing-library/react';
import type { AirForecastDay } from '@townlight/contract/air/forecast';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { fetchFirstHtml } from '../testing/first-html.ts';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse, type Transport } from '../testing/transport.ts';

const DAY_MS = 24 * 60 * 60_000;
const FORECAST = /air-quality\/forecast\?/;

/** The day in the county, so many days from now: `2026-11-30`. */
function dayFromNow(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles' }).format(
    Date.now() + days * DAY_MS,
  );
}

const forecastOf = (days: number): AirForecastDay => ({
  ...{ date: dayFromNow(days), issued: dayFromNow(0), reporting_area: 'Central LA CO', km: 2 },
  ...{
    state: 'CA',
    agency: 'South Coast AQMD',
    pollutant: 'PM2.5',
    aqi: 155,
    discussion: 'Smoke.',
  },
  ...{ aqi_category: 'unhealthy', action_day: true },
});

const open = (address: string, days: readonly AirForecastDay[]) =>
  openPage(address, {
    offers: 'air-forecast',
    prepare: (transport: Transport) => {
      transport.answer(FORECAST, () => jsonResponse(days));
    },
  });

test('a server without a forecast has pages without its code, request and texts', async () => {
  const { html } = await fetchFirstHtml('/aqi');
  expect(html).not.toMatch(/air-forecast|air forecast|AirForecast/);
  const { transport } = await openPage('/aqi');
  await screen.findByRole('img', { name: /^Bar chart of the PM2.5 AQI by hour/ });
  expect(transport.requests.filter(({ path }) => FORECAST.test(path))).toEqual([]);
});

test('the tracker has AirNow’s forecast, separate from the usual air', async () => {
  const { transport } = await open('/aqi', [forecastOf(0), forecastOf(1)]);
  const table = await screen.findByRole('table', {
    name: 'AirNow’s forecast for Central LA CO, CA',
  });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Today\w+ \d+UnhealthyAction dayIssued on .*AQMD155PM2\.5$/),
    expect.stringMatching(/^Tomorrow\w+ \d+UnhealthyAction dayIssued on .*AQMD155PM2\.5$/),
  ]);
  expect(screen.queryByText(/not a forecast/)).toBeNull();
  const sent = transport.requests.filter(({ path }) => FORECAST.test(path));
  expect(new Set(sent.map(({ path }) => path)).size).toBe(1);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('an hour to come has the forecast of its day and the usual of the hour; in Spanish as well', async () => {
  // noon is on that day in the county, whatever the hour is now
  const address = `/es/aqi?datetime=${dayFromNow(1)}T20:00Z`;
  await open(address, [forecastOf(0), forecastOf(1), forecastOf(2)]);
  const table = await screen.findByRole('table', {
    name: 'Pronóstico de AirNow para Central LA CO, CA',
  });
  expect(within(table).getAllByRole('row').slice(1)).toHaveLength(1);
  expect(table).toHaveTextContent(/MañanaD?\d+ de \w+.*Dañina.*Día de acción/);
  expect(screen.getByText(/^Es lo usual en \w+\.$/)).toBeVisible();
});

test('a day without a forecast, a past hour and a failed request have none', async () => {
  await open(`/aqi?datetime=${dayFromNow(20)}T20:00Z`, [forecastOf(0)]);
  expect(await screen.findByText(/not a forecast\.$/)).toBeVisible();
  expect(screen.queryByText(/AirNow’s forecast/)).toBeNull();
  const { transport } = await open(`/aqi?datetime=${dayFromNow(-20)}T20:00Z`, [forecastOf(0)]);
  await screen.findByRole('heading', { name: /^PM2\.5 AQI of the 48 hours to / });
  expect(transport.requests.filter(({ path }) => FORECAST.test(path))).toEqual([]);
  await openPage(`/aqi?datetime=${dayFromNow(1)}T20:00Z`, {
    offers: 'air-forecast',
    prepare: (given) => {
      given.answer(FORECAST, () => jsonResponse({ message: 'broken', error: true }, 503));
    },
  });
  expect(await screen.findByText(/not a forecast\.$/)).toBeVisible();
});
