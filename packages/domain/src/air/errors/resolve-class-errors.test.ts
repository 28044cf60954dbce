import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIN_READINGS_FOR_ERROR } from '../constants.ts';
import type { EstimationError } from './estimation-error.ts';
import { hasEnoughReadings, resolveClassErrors } from './resolve-class-errors.ts';

const measured = (meanAbsolute: number, readings = MIN_READINGS_FOR_ERROR): EstimationError => ({
  readings,
  meanAbsolute,
  rootMeanSquare: meanAbsolute,
  percentile90: 2 * meanAbsolute,
  meanIndexPoints: 0,
  rightCategory: 1,
});
const few = (meanAbsolute: number) => measured(meanAbsolute, MIN_READINGS_FOR_ERROR - 1);
const meanErrors = (...given: Parameters<typeof resolveClassErrors>) =>
  resolveClassErrors(...given).map((row) => row.map((error) => error?.meanAbsolute ?? null));

test('a level and distance with enough readings use their measured error', () => {
  const classes = [
    [measured(3), measured(4)],
    [measured(20), measured(30)],
  ];
  expect(meanErrors({ classes, levels: [measured(3.5), measured(25)] })).toEqual([
    [3, 4],
    [20, 30],
  ]);
});

test('with too few readings the error of the next greater distance is used, then that of the entire level', () => {
  const classes = [
    [null, few(1), measured(3), measured(4)],
    [null, measured(20), few(90), few(5)],
  ];
  expect(meanErrors({ classes, levels: [measured(3.5), measured(25)] })).toEqual([
    [3, 3, 3, 4],
    [20, 20, 25, 25],
  ]);
});

test('calm air never speaks for smoke', () => {
  const classes = [[measured(3)], [few(40)]];
  expect(meanErrors({ classes, levels: [measured(3), few(40)] })).toEqual([[3], [null]]);
});

test('a substituted error is omitted if it is smaller than the error in cleaner air', () => {
  const classes = [
    [measured(3), measured(8), measured(4)],
    [measured(5), few(9), measured(6)],
  ];
  expect(meanErrors({ classes, levels: [measured(4), measured(5.5)] })).toEqual([
    [3, 8, 4],
    [5, null, 6],
  ]);
});

test('every error is from its level, and substituted errors are never smaller than those in cleaner air', () => {
  const error = fc.option(
    fc
      .record({ mean: fc.integer({ min: 0, max: 60 }), readings: fc.integer({ min: 1, max: 200 }) })
      .map(({ mean, readings }) => measured(mean, readings)),
  );
  const row = fc.tuple(error, error, error);
  fc.assert(
    fc.property(fc.tuple(row, row, row), row, (classes, levels) => {
      const all = resolveClassErrors({ classes, levels });
      for (const [level, distances] of classes.entries())
        for (const [distance, classError] of distances.entries()) {
          const error = all[level]?.[distance] ?? null;
          if (hasEnoughReadings(classError)) expect(error).toBe(classError);
          else if (error !== null) {
            expect(hasEnoughReadings(error)).toBe(true);
            expect([...distances.slice(distance + 1), levels[level]]).toContain(error);
            for (const cleaner of all.slice(0, level))
              expect(error.meanAbsolute).toBeGreaterThanOrEqual(
                cleaner[distance]?.meanAbsolute ?? 0,
              );
          }
        }
    }),
  );
});
