import type { AqiEstimate } from '@townlight/contract/air';
import { addHours, type Hour, parseHour } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { county } from '../../../i18n/county.ts';
import { renderDescription } from '../../../page/testing/render-description.tsx';
import { makeAirHours } from '../testing/make-air-hours.ts';
import { makeAirUpdate } from '../testing/make-air-update.ts';
import { AirMapDescription } from './AirMapDescription.tsx';
import { AirMethodDescription } from './AirMethodDescription.tsx';
import { AirPlaceDescription } from './AirPlaceDescription.tsx';

const NOW = '2026-11-20T14:00:00-08:00';
const UPDATE = makeAirUpdate({ settled: parseHour(NOW) as Hour, now: 0 });
const ROW = { rank: 1, neighborhood: 'docks', name: 'Docks', aqi: 119, aqi_category: 'usg' };
const REPLIES = {
  '/api/health/air_quality/last_updated': [UPDATE],
  '/api/air-quality/ranking': [
    ROW,
    { rank: 5, neighborhood: 'venice', name: 'Venice', aqi: 33, aqi_category: 'good' },
  ],
  '/api/air-quality/hours': makeAirHours(parseHour(NOW) as Hour, {
    areas: { docks: 430, hollywood: 60, venice: 60, desert: null },
  }),
};

test('the map description contains the number of neighborhoods and the place with the worst air', async () => {
  expect(await renderDescription(<AirMapDescription area={null} />, REPLIES)).toBe(
    'PM2.5 in 3 neighborhoods of Los Angeles County, hour by hour. November 20 at 2 PM: the highest AQI is 119 (unhealthy for sensitive groups), in Docks.',
  );
  expect(await renderDescription(<AirMapDescription area={null} />, REPLIES, 'es')).toMatch(
    /^PM2\.5 en 3 vecindarios del condado de Los Ángeles, hora por hora\. 20 de noviembre a las 2.p\.m\.: el índice más alto es 119 \(dañina para grupos sensibles\), en Docks\.$/,
  );
});

test('an area description contains its air quality and its rank', async () => {
  expect(await renderDescription(<AirMapDescription area="venice" />, REPLIES)).toBe(
    'Venice: PM2.5 AQI 33 (good), November 20 at 2 PM. Rank 5 of 3 neighborhoods; rank 1 is the worst air.',
  );
});

const place = <AirPlaceDescription place={county.defaultAirPlace} />;
const reading: AqiEstimate = {
  aqi: 33,
  datetime: NOW,
  aqi_category: 'good',
  pm25: 6,
  beyond_index: false,
  stations: 1,
  nearest_km: 7.3,
  far: false,
  error_pm25: null,
  one_in_ten_pm25: null,
  usual_pm25: null,
  usual_error_pm25: null,
};
const at = (given: Partial<AqiEstimate>) => ({
  ...REPLIES,
  '/api/air-quality/aqi': [{ ...reading, ...given }],
});

test('a place description contains its air quality and the number of stations used', async () => {
  expect(await renderDescription(place, at({}))).toBe(
    'Los Angeles: PM2.5 AQI 33 (good), November 20 at 2 PM, estimated from one monitoring station. The last 48 hours, and any hour before.',
  );
  expect(await renderDescription(place, at({ stations: 4 }))).toContain(
    'from 4 monitoring stations.',
  );
  expect(await renderDescription(place, at({}), 'es')).toMatch(
    /^Los Angeles: índice de PM2\.5 33 \(buena\), 20 de noviembre a las 2.p\.m\., estimado con una estación de monitoreo\./,
  );
});

test('an hour without any reading has no description', async () => {
  const none = { ...REPLIES, '/api/air-quality/ranking': [], '/api/air-quality/aqi': [] };
  expect(await renderDescription(<AirMapDescription area={null} />, none)).toBeNull();
  expect(await renderDescription(<AirMapDescription area="venice" />, none)).toBeNull();
  expect(await renderDescription(place, none)).toBeNull();
});

test('an hour that has not settled is described as subject to correction', async () => {
  const settled = addHours(parseHour(NOW) as Hour, -3);
  const smoke = {
    ...at({ aqi: 171, aqi_category: 'unhealthy' }),
    '/api/health/air_quality/last_updated': [makeAirUpdate({ settled, now: 3, isWorse: true })],
  };
  expect(await renderDescription(place, smoke)).toContain(
    'AQI 171 (unhealthy), November 20 at 2 PM (newest hour, may be corrected), estimated',
  );
  expect(await renderDescription(<AirMapDescription area={null} />, smoke)).toContain(
    'November 20 at 2 PM (newest hour, may be corrected): the highest AQI is 119',
  );
  expect(await renderDescription(place, smoke, 'es')).toContain(
    '(hora más reciente, puede corregirse)',
  );
});

test('sample data is named as such first', async () => {
  const sample = {
    ...at({}),
    '/api/health/air_quality/last_updated': [{ ...UPDATE, sample: true }],
  };
  for (const one of [
    <AirMapDescription key="map" area={null} />,
    place,
    <AirMethodDescription key="method" />,
  ])
    expect(await renderDescription(one, sample)).toMatch(
      /^Sample data: the figures are invented\. /,
    );
  expect(await renderDescription(<AirMethodDescription />, REPLIES)).toMatch(/^Where the readings/);
});
