import { crossValidateEstimates, DEFAULT_SENSORS, summarizeErrors } from '@townlight/domain/air';
import { hourOfInstant, type YearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { createRecordedAir } from '../testing/recorded-air.ts';
import { crossValidateByMonth } from './cross-validate-by-month.ts';

const STATIONS = [
  { longitude: -118.4, latitude: 34 },
  { longitude: -118.35, latitude: 34 },
  { longitude: -118.1, latitude: 34.2 },
];
/** The last hours of October and the first of November. */
const FIRST = hourOfInstant(Date.UTC(2026, 9, 31, 12));
const readings = Array.from({ length: 40 }, (_, hour) => [
  10 + hour,
  hour % 5 === 0 ? null : 20,
  hour % 7 === 0 ? null : 30 - hour / 2,
]);

test('all misses together are the error of leaving each station out', () => {
  const record = createRecordedAir(STATIONS, FIRST, readings);
  const measured = summarizeErrors([...crossValidateByMonth(record).values()].flat(2));
  const plain = crossValidateEstimates(
    readings.map((hour) =>
      STATIONS.flatMap((station, i) => {
        const concentration = hour[i];
        return concentration == null ? [] : [{ ...station, concentration }];
      }),
    ),
    DEFAULT_SENSORS,
  );
  expect(measured?.readings).toBe(plain?.readings);
  for (const key of ['meanAbsolute', 'rootMeanSquare', 'meanIndexPoints', 'rightCategory'] as const)
    expect(measured?.[key]).toBeCloseTo(plain?.[key] as number, 9);
});

test('estimation errors are grouped by month and by distance to the nearest other station with a reading', () => {
  const misses = crossValidateByMonth(createRecordedAir(STATIONS, FIRST, readings));
  expect([...misses.keys()]).toEqual([2026 * 12 + 9, 2026 * 12 + 10]);
  const counts = (month: number) => {
    const levels = misses.get(month as YearMonth) ?? [];
    return (
      levels[0]?.map((_, at) => levels.reduce((n, row) => n + (row[at]?.readings ?? 0), 0)) ?? []
    );
  };
  // the distance between the first two stations is 4.6 km; where one is silent the next is 31 or 35 km away
  expect(counts(2026 * 12 + 9)[0]).toBeGreaterThan(0);
  expect(counts(2026 * 12 + 9).at(-1)).toBeGreaterThan(0);
});

test('estimation errors are grouped by the level of the estimate, which is known anywhere, not of the reading', () => {
  // the third is 31 km away, so it is predicted near 5 and hardly affects the others
  const misses = crossValidateByMonth(createRecordedAir(STATIONS, FIRST, [[5, 5, 60]]));
  const levels = misses.get((2026 * 12 + 9) as YearMonth) ?? [];
  const counts = levels.map((row) => row.reduce((sum, { readings }) => sum + readings, 0));
  expect(counts).toEqual([3, 0, 0, 0, 0, 0, 0]);
});

test('measured again for the months that changed, it is as if all were measured', () => {
  const before = crossValidateByMonth(createRecordedAir(STATIONS, FIRST, readings));
  const record = createRecordedAir(STATIONS, FIRST, readings.with(39, [99, 1, 5]));
  const changed = new Set([(2026 * 12 + 10) as YearMonth]);
  expect(crossValidateByMonth(record, { before, changed })).toEqual(crossValidateByMonth(record));
});
