import { expect, test } from 'vitest';
import { addDays, type Day, parseDay } from '../../time/index.ts';
import { MAX_FORECAST_DISTANCE_KM } from '../constants.ts';
import {
  type AreaForecast,
  categorizeIndex,
  combineForecast,
  parseCategoryName,
} from './area-forecast.ts';
import { chooseForecasts } from './choose-forecasts.ts';

const TODAY = parseDay('2026-11-30') as Day;
const HERE = { longitude: -118.25, latitude: 34.05 };
/** North of the place; a degree of latitude has 111.19 km. */
const kmAway = (km: number) => ({ longitude: -118.25, latitude: 34.05 + km / 111.1949 });

const forecast = (more: Partial<AreaForecast> = {}): AreaForecast => ({
  ...kmAway(5),
  area: 'Central LA CO',
  state: 'CA',
  validOn: TODAY,
  issuedOn: TODAY,
  pollutant: 'PM2.5',
  aqi: 60,
  category: 'moderate',
  isPrimary: true,
  isActionDay: false,
  discussion: '',
  agency: 'South Coast AQMD',
  ...more,
});
const chosen = (...forecasts: AreaForecast[]) => chooseForecasts(HERE, TODAY, forecasts);

test('of past days there is no forecast, and the days to come are in their order', () => {
  const days = [2, -1, 0, 1].map((ahead) => forecast({ validOn: addDays(TODAY, ahead) }));
  expect(chosen(...days).map(({ validOn }) => validOn - TODAY)).toEqual([0, 1, 2]);
  expect(chosen(forecast({ validOn: addDays(TODAY, -1) }))).toEqual([]);
});

test('all days are of the nearest reporting area that has a forecast, within 50 km', () => {
  const far = { ...kmAway(20), area: 'E San Fernando Vly' };
  const tomorrow = addDays(TODAY, 1);
  expect(
    chosen(forecast({ ...far, aqi: 90 }), forecast({ ...far, validOn: tomorrow }), forecast()),
  ).toMatchObject([{ area: 'Central LA CO', aqi: 60 }]);
  // the nearest has only that of yesterday
  expect(chosen(forecast(far), forecast({ validOn: addDays(TODAY, -1) }))).toMatchObject([
    { area: 'E San Fernando Vly', km: expect.closeTo(20, 3) },
  ]);
  expect(chosen(forecast(kmAway(MAX_FORECAST_DISTANCE_KM - 0.01)))).toHaveLength(1);
  expect(chosen(forecast(kmAway(MAX_FORECAST_DISTANCE_KM + 0.01)))).toEqual([]);
});

test('areas with one name in two states are two areas', () => {
  const other = forecast({ ...kmAway(9), state: 'AZ', validOn: addDays(TODAY, 1) });
  expect(chosen(forecast(), other)).toHaveLength(1);
});

test.each([
  ['the higher index', { aqi: 90 }, { aqi: 120, category: 'usg' }, 120],
  ['the worse category', { aqi: 90 }, { aqi: null, category: 'unhealthy' }, null],
  ['a number, in one category', { aqi: null }, { aqi: 51 }, 51],
] as const)(
  'of several pollutants the worst counts, whichever is marked as primary: %s',
  (_, primary, secondary, aqi) => {
    const ozone = forecast({ pollutant: 'OZONE', isPrimary: false, ...secondary });
    for (const rows of [
      [forecast(primary), ozone],
      [ozone, forecast(primary)],
    ])
      expect(chosen(...rows)).toMatchObject([{ pollutant: 'OZONE', aqi }]);
  },
);

test('among equals the primary pollutant counts', () => {
  const ozone = forecast({ pollutant: 'OZONE', isPrimary: false });
  expect(chosen(ozone, forecast())).toMatchObject([{ pollutant: 'PM2.5' }]);
  expect(chosen(ozone, forecast({ isPrimary: false }))).toMatchObject([{ pollutant: 'OZONE' }]);
});

test('an action day for one pollutant is one for the day, and its discussion is not lost', () => {
  const ozone = forecast({
    pollutant: 'OZONE',
    aqi: 40,
    category: 'good',
    isPrimary: false,
    isActionDay: true,
    discussion: 'Smoke stays in the valleys.',
  });
  expect(chosen(forecast(), ozone)).toMatchObject([
    { pollutant: 'PM2.5', isActionDay: true, discussion: 'Smoke stays in the valleys.' },
  ]);
});

test('an index and a category that contradict each other count as the worse of both', () => {
  expect(combineForecast(120, 'moderate')).toEqual({ aqi: 120, category: 'usg' });
  expect(combineForecast(90, 'unhealthy')).toEqual({ aqi: null, category: 'unhealthy' });
  expect(combineForecast(90, 'moderate')).toEqual({ aqi: 90, category: 'moderate' });
  expect(combineForecast(90, null)).toEqual({ aqi: 90, category: 'moderate' });
  expect(combineForecast(null, 'good')).toEqual({ aqi: null, category: 'good' });
  expect(combineForecast(null, null)).toBeNull();
});

test('the categories of EPA’s index begin at 51, 101, 151, 201 and 301', () => {
  const edges = [0, 50, 51, 100, 101, 150, 151, 200, 201, 300, 301, 500, 501, 2_000];
  expect(edges.map(categorizeIndex)).toEqual([
    ...['good', 'good', 'moderate', 'moderate', 'usg', 'usg', 'unhealthy', 'unhealthy'],
    ...['veryunhealthy', 'veryunhealthy', 'hazardous', 'hazardous', 'hazardous', 'hazardous'],
  ]);
  expect(parseCategoryName('Unhealthy for Sensitive Groups')).toBe('usg');
  expect(parseCategoryName('Fair')).toBeNull();
});
