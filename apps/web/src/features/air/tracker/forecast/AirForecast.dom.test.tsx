import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { AirForecastDay } from '@townlight/contract/air/forecast';
import { parseHour } from '@townlight/domain/time';
import { Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../../http/query-client.ts';
import { en } from '../../../../i18n/testing/all-messages.ts';
import { LanguageChoiceContext } from '../../../../i18n/use-language.ts';
import { airForecastCatalog } from '../../messages/forecast-catalog.ts';
import { AirForecast } from './AirForecast.tsx';
import { airForecastQuery } from './air-forecast-query.ts';

const POINT = { longitude: -118.25, latitude: 34.05 };
const DAY: AirForecastDay = {
  date: '2026-11-30',
  issued: '2026-11-29',
  reporting_area: 'Central LA CO',
  state: 'CA',
  km: 1.9,
  agency: 'South Coast AQMD',
  pollutant: 'PM2.5',
  aqi: 88,
  aqi_category: 'moderate',
  action_day: false,
  discussion: '',
};
const ACTION_DAY: AirForecastDay = {
  ...DAY,
  date: '2026-12-01',
  pollutant: 'OZONE',
  aqi: null,
  aqi_category: 'usg',
  action_day: true,
  discussion: 'Smoke drains into the basin.',
  agency: '',
};

// so that no test waits for them
beforeAll(() => airForecastCatalog.load('en'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T20:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(days: readonly AirForecastDay[], hour?: string) {
  const client = createQueryClient();
  client.setQueryData(airForecastQuery(POINT).queryKey, [...days]);
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={en}>
        <LanguageChoiceContext value={{ language: 'en', choose: () => undefined }}>
          <Suspense>
            <AirForecast
              point={POINT}
              hour={(hour && parseHour(hour)) || undefined}
              renderUsual={(note = 'airUsual.noForecast') => <p>{note}</p>}
            />
          </Suspense>
        </LanguageChoiceContext>
      </IntlProvider>
    </QueryClientProvider>,
  );
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('has each day with its category, index, pollutant, issue and agency; the area is named', () => {
  show([DAY, ACTION_DAY, { ...DAY, date: '2026-12-02' }]);
  expect(
    screen.getByRole('table', { name: 'AirNow’s forecast for Central LA CO, CA' }),
  ).toBeVisible();
  expect(rows()).toEqual([
    ['TodayNovember 30', 'ModerateIssued on November 29 by South Coast AQMD', '88', 'PM2.5'],
    [
      'TomorrowDecember 1',
      'Unhealthy for sensitive groupsAction dayIssued on November 29',
      '–',
      'Ozone',
    ],
    ['WednesdayDecember 2', 'ModerateIssued on November 29 by South Coast AQMD', '88', 'PM2.5'],
  ]);
  expect(screen.getByText(/^This is AirNow’s forecast, not this site’s/)).toHaveTextContent(
    /is 1\.2 miles from here\. On an action day the agency asks people to pollute less\.$/,
  );
  expect(screen.getByText('The forecaster’s discussion').closest('details')).not.toHaveAttribute(
    'open',
  );
  expect(screen.getByText('Smoke drains into the basin.')).toHaveAttribute('lang', 'en');
});

test('the usual air next to it is stated as usual, without a word on a missing forecast', () => {
  show([DAY]);
  expect(screen.getByText('airForecast.usual')).toBeVisible();
  expect(screen.queryByText('airUsual.noForecast')).toBeNull();
  expect(screen.queryByText('The forecaster’s discussion')).toBeNull();
  expect(screen.queryByText(/action day/i)).toBeNull();
});

test.each([
  ['there is none for the place', []],
  ['only a day is forecast that has passed', [{ ...DAY, date: '2026-11-29' }]],
])('the usual air is no forecast where %s', (_, days) => {
  show(days);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('airUsual.noForecast')).toBeVisible();
});

test.each([
  ['2026-12-01T23:00:00-08:00', 'TomorrowDecember 1', 'airForecast.usual'],
  ['2026-12-04T00:00:00-08:00', null, 'airUsual.noForecast'],
])('an hour to come has the forecast of its day in the county: %s', (hour, day, note) => {
  show([DAY, ACTION_DAY], hour);
  if (day === null) expect(screen.queryByRole('table')).toBeNull();
  else expect(rows().map(([first]) => first)).toEqual([day]);
  expect(screen.getByText(note)).toBeVisible();
});
