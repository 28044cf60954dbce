import type { AirAccuracy } from '@townlight/contract/air/accuracy';
import { ERROR_DISTANCE_BREAKS_KM, ERROR_LEVEL_BREAKS_PM25 } from '@townlight/domain/air';
import { hourOfInstant } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { makeAirHours } from '../testing/make-air-hours.ts';
import { toSavedAreaAir } from './saved-area-air.ts';

const until = hourOfInstant(Date.parse('2026-11-21T19:00Z'));

/** Errors that name their class: 10 × level + distance. */
const accuracy = {
  by_level: [...ERROR_LEVEL_BREAKS_PM25, null].map((to_pm25, level) => ({
    to_pm25,
    readings: 100,
    error: null,
    by_distance: [...ERROR_DISTANCE_BREAKS_KM, null].map((to_km, distance) => ({
      to_km,
      readings: 100,
      error: null,
      error_pm25: 10 * level + distance,
      one_in_ten_pm25: 100 + 10 * level + distance,
    })),
  })),
} as unknown as AirAccuracy;

describe('the air of a saved area', () => {
  test('is that of the last hour, with the error of its level and distance', () => {
    const reply = makeAirHours(until, { areas: { acton: 90, venice: [400, 650] } });
    expect(toSavedAreaAir('venice', reply, accuracy)).toMatchObject({
      hour: until,
      isDoubtful: false,
      estimate: { pm25: 65, category: 'usg', far: false, error_pm25: 20, one_in_ten_pm25: 120 },
    });
    const bars = toSavedAreaAir('venice', reply, accuracy)?.bars ?? [];
    expect(bars.at(-1)).toEqual({ aqi: expect.any(Number), category: 'usg' });
    expect(bars.at(-2)?.category).toBe('moderate');
  });

  test('is doubtful where the nearest monitor reads much worse', () => {
    const reply = makeAirHours(until, { areas: { acton: 90 }, doubtful: ['acton'] });
    expect(toSavedAreaAir('acton', reply, accuracy)).toMatchObject({
      estimate: null,
      isDoubtful: true,
    });
  });

  test('has no estimate if no station has a reading', () => {
    const reply = makeAirHours(until, { areas: { acton: null } });
    expect(toSavedAreaAir('acton', reply, accuracy)).toMatchObject({
      estimate: null,
      isDoubtful: false,
    });
  });

  test('is null for an area that is not in the reply', () => {
    const reply = makeAirHours(until, { areas: { acton: 90 } });
    expect(toSavedAreaAir('atlantis', reply, accuracy)).toBeNull();
  });
});
