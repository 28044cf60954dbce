import { DOUBTFUL_HOUR, type HourlyPm25 } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { type Day, parseDay } from '@townlight/domain/time';
import { describe, expect, test } from 'vitest';
import { DOUBTFUL_ESTIMATE, NO_ESTIMATE } from '../snapshot/air-data.ts';
import { openAirSnapshot } from '../snapshot/air-snapshot.ts';
import { requireHour } from '../testing/insert-test-air.ts';
import { createRecordedAir } from '../testing/recorded-air.ts';
import { summarizeWeekAir } from './week-air.ts';

const AREA = 'hollywood' as AreaId;
/** A station in the area and one far from it. */
const KM = [6, 40];
const MONDAY = '2026-11-16';
const FIRST = `${MONDAY}T00:00:00-08:00`;
const HOURS = 7 * 24;

interface Given {
  readonly first?: string;
  readonly sample?: boolean;
  /** Hours in which the near station is silent. */
  readonly silent?: readonly number[];
}

/** The week of an area with these estimates, from the first hour on. */
function weekOf(
  estimates: readonly HourlyPm25[],
  { first = FIRST, sample = false, silent = [] }: Given = {},
  monday = MONDAY,
) {
  const record = createRecordedAir(
    KM.map(() => ({ longitude: 0, latitude: 0 })),
    requireHour(first),
    estimates.map((_, hour) => [silent.includes(hour) ? null : 1, 1]),
  );
  const tenths = estimates.map((air) =>
    air === DOUBTFUL_HOUR ? DOUBTFUL_ESTIMATE : air === null ? NO_ESTIMATE : Math.round(air * 10),
  );
  const snapshot = openAirSnapshot({
    timeZone: 'America/Los_Angeles',
    sample,
    record,
    areas: {
      slugs: [AREA],
      names: ['Hollywood'],
      estimates: Uint16Array.from(tenths),
      km: Float32Array.from(KM),
    },
    usual: new Float64Array(),
    misses: new Map(),
  });
  return summarizeWeekAir(snapshot, AREA, parseDay(monday) as Day);
}

const hours = (count: number, air: HourlyPm25): HourlyPm25[] => Array<HourlyPm25>(count).fill(air);
const daysOf = (week: ReturnType<typeof weekOf>) =>
  week?.days.map(({ day, index, missing }) => `${day.slice(8)} ${index?.category ?? missing}`);

describe('the air of a week', () => {
  test('has the index of each day’s mean, Monday to Sunday', () => {
    const week = weekOf([
      ...hours(24, 10),
      ...hours(24, 100),
      ...hours(5 * 24, 10),
      ...hours(6, 10),
    ]);
    expect(daysOf(week)).toEqual([
      '16 good',
      '17 unhealthy',
      '18 good',
      '19 good',
      '20 good',
      '21 good',
      '22 good',
    ]);
    expect(week).toMatchObject({ nearestKm: 6, isProvisional: false });
  });

  test('a day without readings, with too few or with a doubtful hour has no index, and the reason is given', () => {
    const week = weekOf([
      ...hours(24, null),
      ...hours(17, 10),
      ...hours(7, null),
      ...hours(23, 10),
      DOUBTFUL_HOUR,
      ...hours(4 * 24, 10),
    ]);
    expect(daysOf(week)?.slice(0, 3)).toEqual(['16 no-readings', '17 too-few', '18 doubtful']);
    expect(week?.days.slice(0, 3).map(({ unhealthyHour }) => unhealthyHour)).toEqual(
      hours(3, null),
    );
  });

  test('a day without an index includes its worst hour if that was unhealthy', () => {
    const week = weekOf([
      ...hours(10, 10),
      ...hours(7, 180),
      ...hours(7, null),
      ...hours(6 * 24, 10),
    ]);
    expect(week?.days[0]).toMatchObject({
      index: null,
      missing: 'too-few',
      unhealthyHour: { category: 'veryunhealthy' },
    });
  });

  test('is null without readings, for sample readings and for a week outside the record', () => {
    expect(weekOf([...hours(HOURS, null), 10])).toBeNull();
    expect(weekOf(hours(HOURS, 10), { sample: true })).toBeNull();
    expect(weekOf(hours(HOURS, 10), {}, '2026-11-02')).toBeNull();
    expect(weekOf(hours(HOURS, DOUBTFUL_HOUR))).not.toBeNull();
  });

  test('has the distance to stations of its worst hour', () => {
    expect(weekOf(hours(HOURS, 10), { silent: [30] })?.nearestKm).toBe(40);
  });

  test('is provisional until readings of its last hour have settled', () => {
    expect(weekOf(hours(HOURS + 4, 10))?.isProvisional).toBe(true);
    expect(weekOf(hours(HOURS + 5, 10))?.isProvisional).toBe(false);
  });

  test.each([
    ['the clocks go back: Sunday has 25 hours', '2026-10-26', '-07:00', HOURS + 1, 18],
    ['the clocks go forward: Sunday has 23', '2027-03-08', '-08:00', HOURS - 1, 17],
  ])('%s, and needs three of four', (_, monday, offset, count, tooFew) => {
    const first = `${monday}T00:00:00${offset}`;
    const sunday = (known: number) => {
      const before = count - (count % 24 === 1 ? 25 : 23);
      const week = weekOf(
        [...hours(before, 10), ...hours(known, 10), ...hours(count - before - known, null)],
        { first },
        monday,
      );
      return week?.days[6]?.missing;
    };
    expect(sunday(tooFew)).toBe('too-few');
    expect(sunday(tooFew + 1)).toBeNull();
  });
});
