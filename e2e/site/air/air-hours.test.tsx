import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityViolations } from '../testing/accessibility.ts';
import { openHydratedPage } from '../testing/open-hydrated-page.ts';
import { follow, openPage } from '../testing/open-page.ts';
import { createGate, jsonResponse } from '../testing/transport.ts';
import { textOf } from '../testing/visible-text.ts';
import { chosenHour, expectAddress, place } from './tracker-page.ts';

// spec 8
const NO_AQI =
  'We do not have Average AQI data for this location. Once we add the missing data, we will load it into this page and send an email to everyone subscribed to email updates.';

const hours = () =>
  [...screen.getByLabelText<HTMLSelectElement>('Hour').options].map(({ text }) => text);

test('an hour before the first on record has a message and a link to the first', async () => {
  await openPage('/aqi?datetime=2001-01-01T08:00-08:00');
  expect(screen.getByText(/^Readings begin on /)).toBeVisible();
  await follow(screen.getByRole('link', { name: 'The first hour on record' }));
  await waitFor(() => expect(chosenHour()).toHaveTextContent('PM2.5 of the hour'));
});

test('a future hour has a message', async () => {
  await openPage('/aqi?datetime=2101-01-01T08:00-08:00');
  expect(screen.getByText(/^There are no readings for that hour yet/)).toBeVisible();
});

test('an hour that clocks skipped has a message and a link to the present one', async () => {
  await openPage('/aqi?datetime=2026-03-08T02:00');
  expect(screen.getByText(/clocks skipped it that night/)).toBeVisible();
  await follow(screen.getByRole('link', { name: 'Back to the present hour' }));
  await expectAddress(/^\/aqi$/);
  await waitFor(() => expect(place()).toHaveTextContent('Los Angeles'));
});

test('the day when clocks go back has 1 AM twice', async () => {
  await openPage('/aqi?datetime=2025-11-02T01:00-08:00');
  expect(screen.getByRole('heading', { name: 'AQI on Sun, Nov 2, 2025, 1 AM PST' })).toBeVisible();
  // formerly a past day was headed "the last 48 hours"
  expect(
    screen.getByRole('heading', {
      name: 'PM2.5 AQI of the 48 hours to Sun, Nov 2, 2025, 1 AM PST',
    }),
  ).toBeVisible();
  expect(hours()).toHaveLength(25);
  expect(hours().filter((text) => /^1 AM P[DS]T$/.test(text))).toEqual(['1 AM PDT', '1 AM PST']);
});

test('the day when clocks go forward has no 2 AM', async () => {
  await openPage('/aqi?datetime=2026-03-08T03:00-07:00');
  expect(hours()).toHaveLength(23);
  expect(hours().filter((text) => text.startsWith('2 AM'))).toEqual([]);
});

test('the page has the text of the specification when no station has a reading', async () => {
  const reply = createGate();
  const opened = await openPage('/aqi', {
    byScript: true,
    prepare: (transport) => {
      transport.answer(/^\/api\/air-quality\/aqi\?/, () => jsonResponse([]));
      transport.answer(/^\/api\/air-quality\/ranking/, () => jsonResponse([]));
    },
  });
  const { user } = opened;
  expect(await screen.findByText(NO_AQI)).toBeVisible();
  opened.transport.answer(/^\/api\/air-quality\/aqi-history/, async () => {
    await reply.opened;
    return jsonResponse([]);
  });
  await user.click(screen.getByRole('button', { name: 'EPA 2024' }));
  expect((await screen.findAllByText('loading...'))[0]).toBeVisible();
  await act(async () => reply.open());
  expect(await screen.findByText('No historic data available.')).toBeVisible();
});

test('the page reports a doubtful nearest monitor and gives the advice for hazardous air', async () => {
  const doubtful = Array.from({ length: 48 }, (_, at) => ({
    datetime: `2026-11-${at < 24 ? 19 : 20}T${String(at % 24).padStart(2, '0')}:00:00-08:00`,
    aqi: at === 47 ? null : 40,
    pm25: at === 47 ? null : 12.1,
    doubtful: at === 47,
  }));
  await openPage('/aqi', {
    byScript: true,
    prepare: (transport) => {
      transport.answer(/^\/api\/air-quality\/aqi\?/, () => jsonResponse([]));
      transport.answer(/^\/api\/air-quality\/aqi-history/, () => jsonResponse(doubtful));
      transport.answer(/^\/api\/air-quality\/stations/, async ({ path }) => {
        const stations = await (await transport.fetch(path)).json();
        return jsonResponse(stations.map((station: object) => ({ ...station, share: null })));
      });
    },
  });
  expect(
    await screen.findByText(
      /no figure for this hour: the nearest monitor reads, or last read, much worse air/,
    ),
  ).toHaveTextContent(/If you see or smell smoke, act as if the air were hazardous\.$/);
  expect(screen.queryByText(NO_AQI)).toBeNull();
  expect(screen.getByText('Gray: hours without a figure.')).toBeVisible();
  // clean readings of farther stations would read as a figure
  await waitFor(() => expect(document.querySelector('[role=progressbar]')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'The stations behind this figure' })).toBeNull();
});

test('the method shows the constants and errors that the server has measured', async () => {
  await openHydratedPage('/about/air');
  const text = screen.getByRole('main');
  expect(text).toHaveTextContent(/the 4 nearest stations with a reading/);
  expect(text).toHaveTextContent(/Each of the 12 stations is left out in turn/);
  const rows = [...text.querySelectorAll('tr')].map(textOf);
  for (const row of [
    /^15\.5 to 40\.5 µg\/m³ \d+,\d{3} /,
    // the first class has no two stations this near, and shows the error of the next; the worst level may have too few
    // hours
    /^0 to 5 km (± \d+\.\d 1 in 10: over \d+\.\d 0 ){4}/,
    /15\.5–40\.5\s*51–101/,
    /9\.1–35\.4\s*51–100/,
  ])
    expect(rows).toContainEqual(expect.stringMatching(row));
  expect(await findAccessibilityViolations()).toEqual([]);
});
