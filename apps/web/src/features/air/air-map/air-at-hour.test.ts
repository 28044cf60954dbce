import { computeAirQualityIndex, computeNowCast } from '@townlight/domain/air';
import { hourOfInstant } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { makeAirHours, makeStation } from '../testing/make-air-hours.ts';
import { createHourlyAirLookup } from './air-at-hour.ts';

const until = hourOfInstant(Date.parse('2026-11-21T19:00Z'));
const LAST = 47;

describe('the air of an hour', () => {
  test('is the specification’s index of that hour alone, the worst air first', () => {
    const reply = makeAirHours(until, { areas: { acton: 90, venice: [400, 650], vernon: 650 } });
    const air = createHourlyAirLookup(reply)(LAST, 'site');
    expect(air.areas.get('acton')).toMatchObject({ pm25: 9, rank: 3 });
    expect(air.areas.get('venice')?.index).toEqual(computeAirQualityIndex(65, 'site'));
    expect([...air.areas.values()].map(({ rank }) => rank)).toEqual([3, 1, 1]);
    expect(air.ranked.map(({ id }) => id)).toEqual(['venice', 'vernon', 'acton']);
  });

  test('on EPA’s scale is the index of its NowCast', () => {
    const reply = makeAirHours(until, { areas: { venice: [100, 100, 800] } });
    const read = createHourlyAirLookup(reply);
    const expected = computeNowCast([80, ...Array(11).fill(10)]) as number;
    expect(read(LAST, 'epa-2024').areas.get('venice')?.index).toEqual(
      computeAirQualityIndex(expected, 'epa-2024'),
    );
    expect(read(LAST, 'site').areas.get('venice')?.index?.aqi).toBe(computeAirQualityIndex(80).aqi);
  });

  test('of the first hour that is played has the twelve hours of its NowCast', () => {
    const smoke = [...Array(11).fill(3_000), ...Array(48).fill(100)];
    const read = createHourlyAirLookup(makeAirHours(until, { areas: { venice: smoke } }));
    const clean = computeAirQualityIndex(10, 'epa-2024').aqi;
    expect(read(0, 'epa-2024').areas.get('venice')?.index?.aqi).toBeGreaterThan(clean);
    expect(read(11, 'epa-2024').areas.get('venice')?.index?.aqi).toBe(clean);
  });

  test('has no value and no rank if no station has a reading', () => {
    const reply = makeAirHours(until, { areas: { acton: null, venice: 100 }, far: ['acton'] });
    const air = createHourlyAirLookup(reply)(LAST, 'site');
    expect(air.areas.get('acton')).toEqual({
      id: 'acton',
      pm25: null,
      index: null,
      rank: null,
      nearestKm: 40,
      far: true,
      isDoubtful: false,
    });
    expect(air.ranked.map(({ id }) => id)).toEqual(['venice']);
  });

  test('has no rank far from every station that reported in that very hour', () => {
    const reply = makeAirHours(until, { areas: { acton: 900, venice: 100 } });
    const dropped: typeof reply = {
      ...reply,
      distances: [
        [5, 5],
        [70, 5],
      ],
      distance_of: reply.distance_of.with(-2, 1),
    };
    const read = createHourlyAirLookup(dropped);
    // Regression: the distance of the newest hour was used for all hours.
    expect(read(LAST - 1, 'site').areas.get('acton')).toMatchObject({
      pm25: 90,
      rank: null,
      far: true,
      nearestKm: 70,
    });
    expect(read(LAST - 1, 'site').ranked.map(({ id }) => id)).toEqual(['venice']);
    expect(read(LAST, 'site').ranked.map(({ id }) => id)).toEqual(['acton', 'venice']);
  });

  test('has no figure and no rank where the nearest monitor is in doubt, on EPA’s scale for twelve hours', () => {
    const doubted = makeAirHours(until, {
      areas: { acton: 900, venice: 100 },
      doubtful: ['acton'],
    });
    for (const scale of ['site', 'epa-2024'] as const) {
      const air = createHourlyAirLookup(doubted)(LAST, scale);
      expect(air.areas.get('acton')).toMatchObject({ index: null, rank: null, isDoubtful: true });
      expect(air.areas.get('venice')).toMatchObject({ rank: 1, isDoubtful: false });
    }
    const later: typeof doubted = {
      ...doubted,
      doubtful: [...doubted.doubtful.slice(1), []],
      pm25: [...doubted.pm25.slice(1), [900, 100]],
    };
    const acton = (scale: 'site' | 'epa-2024') =>
      createHourlyAirLookup(later)(LAST, scale).areas.get('acton');
    expect(acton('site')).toMatchObject({ pm25: 90, isDoubtful: false });
    expect(acton('epa-2024')).toMatchObject({ index: null, isDoubtful: true });
  });

  test('is counted once for each hour and scale', () => {
    const read = createHourlyAirLookup(makeAirHours(until, { areas: { venice: 100 } }));
    expect(read(3, 'site')).toBe(read(3, 'site'));
    expect(read(3, 'site')).not.toBe(read(3, 'epa-2024'));
  });
});

describe('a station', () => {
  const read = (station: ReturnType<typeof makeStation>, at = LAST) =>
    createHourlyAirLookup(makeAirHours(until, { areas: {}, stations: [station] }))(at, 'site')
      .stations[0];

  test('returns its reading and the index of the reading', () => {
    expect(read(makeStation('Compton', 120, [155]))).toMatchObject({
      pm25: 15.5,
      flag: null,
      index: { aqi: 51 },
    });
  });

  test('returns an excluded reading with the reason and without an index', () => {
    expect(read(makeStation('Compton', 120, [-21]))).toMatchObject({
      pm25: -2.1,
      flag: 'negative',
      index: null,
    });
    expect(read(makeStation('Compton', 120, [155], 'duplicate'))).toMatchObject({
      flag: 'duplicate',
      index: null,
    });
  });

  test('with stuck readings in earlier hours is flagged in those hours only', () => {
    const station = makeStation('Compton', 120, [...Array(9).fill(88), 130, 150]);
    expect(read(station, LAST - 3)).toMatchObject({ flag: 'stuck', index: null });
    expect(read(station)).toMatchObject({ flag: null, pm25: 15 });
  });

  test('that is silent has no reading', () => {
    expect(read(makeStation('Compton', 120, [null]))).toMatchObject({ pm25: null, index: null });
  });
});
