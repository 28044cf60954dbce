import { hourOfInstant } from '@townlight/domain/time';
import { expect, it } from 'vitest';
import { county } from '../../../i18n/county.ts';
import { toPointParams } from './air-point.ts';

const venice = { longitude: -118.46, latitude: 33.99 };

it('all stations are requested at the default place, the nearest four elsewhere', () => {
  const paramsAt = (point: typeof venice) => toPointParams({ point, hour: null, scale: 'site' });
  expect(paramsAt(county.defaultAirPlace)).toMatchObject({
    lat: 34.020818,
    long: -118.283221,
    sensors: 5000,
  });
  expect(paramsAt(venice)).toMatchObject({ lat: 33.99, long: -118.46, sensors: 4 });
});

it('the hour is sent with the county’s offset, and default values are omitted', () => {
  const hour = hourOfInstant(Date.parse('2026-11-01T09:00Z'));
  expect(toPointParams({ point: venice, hour, scale: 'epa-2024' })).toMatchObject({
    datetime: '2026-11-01T01:00:00-08:00',
    scale: 'epa-2024',
  });
  expect(toPointParams({ point: venice, hour: null, scale: 'site' })).toMatchObject({
    datetime: null,
    scale: null,
  });
});
