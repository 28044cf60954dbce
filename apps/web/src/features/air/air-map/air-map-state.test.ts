import { addHours, hourOfInstant } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { parseRecordSpan } from '../record-span/record-span.ts';
import { makeAirUpdate } from '../testing/make-air-update.ts';
import {
  type AirMapState,
  airMapPath,
  DEFAULT_AIR_MAP_STATE,
  parseAirMapState,
  serializeAirMapState,
} from './air-map-state.ts';
import { findLastPlayableHour, findShownHourIndex, toHourSelection } from './playable-hours.ts';

const at = (text: string) => hourOfInstant(Date.parse(text));
const first = at('2026-11-01T08:00Z'); // The first 1 AM of the night when clocks go back.

describe('the address of the air quality map', () => {
  test.each<Partial<AirMapState>>([
    {},
    { area: 'venice', scale: 'epa-2024' },
    { hour: first },
    { hour: addHours(first, 1), colors: 'vision' },
    { until: at('2026-07-05T10:00Z'), hour: at('2026-07-05T04:00Z'), view: 'table' },
  ])('is read as it was written: %o', (change) => {
    const state = { ...DEFAULT_AIR_MAP_STATE, ...change };
    expect(parseAirMapState(serializeAirMapState(state))).toEqual(state);
  });

  test('of the plain page is plain', () => {
    expect(airMapPath({})).toBe('/aqi-map');
  });

  test('contains the hour in local time, with an offset that distinguishes the repeated hour in fall', () => {
    expect(decodeURIComponent(airMapPath({ hour: first }))).toBe(
      '/aqi-map?datetime=2026-11-01T01:00-07:00',
    );
    expect(decodeURIComponent(airMapPath({ hour: addHours(first, 1) }))).toBe(
      '/aqi-map?datetime=2026-11-01T01:00-08:00',
    );
  });

  test('falls back to the default if it is invalid', () => {
    const query = new URLSearchParams('datetime=soon&scale=celsius&colors=mauve&until=2026-13-01');
    expect(parseAirMapState(query)).toEqual(DEFAULT_AIR_MAP_STATE);
  });
});

describe('the hours that are played', () => {
  const newest = at('2026-11-21T19:00Z');
  const settled = addHours(newest, -4);
  const span = parseRecordSpan(makeAirUpdate({ settled, now: 4 }));

  test('end with now, and with an hour of the address that is older than they are', () => {
    expect(findLastPlayableHour({ hour: null, until: null }, span)).toBe(newest);
    expect(findLastPlayableHour({ hour: addHours(newest, -47), until: null }, span)).toBe(newest);
    const old = addHours(newest, -48);
    expect(findLastPlayableHour({ hour: old, until: null }, span)).toBe(old);
    expect(findLastPlayableHour({ hour: addHours(old, -30), until: old }, span)).toBe(old);
  });

  test('are limited to the hours on record, and null until these are known', () => {
    expect(findLastPlayableHour({ hour: addHours(newest, 900), until: null }, span)).toBe(newest);
    expect(findLastPlayableHour({ hour: at('1999-01-01T00:00Z'), until: null }, span)).toBe(
      at('2024-11-22T08:00Z'),
    );
    expect(findLastPlayableHour({ hour: null, until: null }, null)).toBeNull();
  });

  test('show the requested hour or the nearest available hour', () => {
    const hours = [0, 1, 2].map((later) => addHours(newest, later));
    expect(findShownHourIndex(hours, null)).toBe(2);
    expect(findShownHourIndex(hours, addHours(newest, 1))).toBe(1);
    expect(findShownHourIndex(hours, addHours(newest, -5))).toBe(0);
    expect(findShownHourIndex(hours, addHours(newest, 50))).toBe(2);
    expect(findShownHourIndex([], null)).toBe(-1);
  });

  test('open at the opening hour, which is not stored, and store any other selected hour', () => {
    const hours = [0, 1, 2].map((later) => addHours(newest, later));
    const opening = addHours(newest, 1);
    expect(findShownHourIndex(hours, null, opening)).toBe(1);
    expect(findShownHourIndex(hours, addHours(newest, 2), opening)).toBe(2);
    expect(toHourSelection(hours, opening, opening)).toEqual({ hour: null, until: null });
    const last = addHours(newest, 2);
    expect(toHourSelection(hours, opening, last)).toEqual({ hour: last, until: null });
    // A window of the past opens at its last hour.
    expect(toHourSelection(hours, null, last)).toEqual({ hour: null, until: last });
    expect(toHourSelection(hours, null, newest)).toEqual({ hour: newest, until: last });
    expect(toHourSelection(hours, opening, addHours(newest, -9))).toBeNull();
  });
});
