import { hourOfInstant, toYearMonth } from '@townlight/domain/time';
import { expect, it } from 'vitest';
import { airTrackerPath, parseCalendarMonth } from './air-tracker-path.ts';

const ZONE = 'America/Los_Angeles';
const venice = { label: 'Venice', longitude: -118.46, latitude: 33.99 };
const hour = hourOfInstant(Date.parse('2026-11-21T21:00Z'));
const from = (query: string, change: Parameters<typeof airTrackerPath>[2]) =>
  airTrackerPath(venice, new URLSearchParams(query), change, ZONE);

it('names the place, then the hour with its offset and the scale', () => {
  expect(from('', {})).toBe('/aqi/Venice/-118.46,33.99');
  expect(from('', { place: null })).toBe('/aqi');
  expect(from('scale=epa-2024', { hour })).toBe(
    '/aqi/Venice/-118.46,33.99?scale=epa-2024&datetime=2026-11-21T13:00-08:00',
  );
  expect(from('scale=epa-2024&datetime=x', { hour: null, scale: 'site' })).toBe(
    '/aqi/Venice/-118.46,33.99',
  );
});

it('retains hour and scale when another place is selected', () => {
  const query = 'datetime=2026-11-21T13:00-08:00&scale=epa-2024';
  const place = { label: 'City Hall, Los Angeles', longitude: -118.2427, latitude: 34.0537 };
  expect(from(query, { place })).toBe(
    `/aqi/City%20Hall%2C%20Los%20Angeles/-118.2427,34.0537?${query}`,
  );
});

it('has the month of the calendar only until another hour is chosen', () => {
  const month = toYearMonth(2026, 9);
  expect(from('', { month })).toBe('/aqi/Venice/-118.46,33.99?month=2026-09');
  expect(parseCalendarMonth(new URLSearchParams('month=2026-09'))).toBe(month);
  expect(parseCalendarMonth(new URLSearchParams('month=September'))).toBeNull();
  expect(from('month=2026-09', { hour })).toBe(
    '/aqi/Venice/-118.46,33.99?datetime=2026-11-21T13:00-08:00',
  );
});
