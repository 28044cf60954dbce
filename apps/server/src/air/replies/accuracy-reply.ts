import type { AirAccuracy } from '@townlight/contract/air';
import {
  DEFAULT_SENSORS,
  ERROR_DISTANCES_KM,
  ERROR_LEVELS_PM25,
  type EstimationError,
  errorOf,
  isEnough,
} from '@townlight/domain/air';
import { monthOfYear } from '@townlight/domain/time';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';

const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;

/** Builds the reply of `GET /api/air-quality/accuracy`. */
export function airAccuracy({ data, errors }: AirSnapshot): AirAccuracy {
  const overall = errorOf([...data.misses.values()].flat(2));
  return {
    sensors: DEFAULT_SENSORS,
    stations: data.record.stations.length,
    overall: overall === null ? null : told(overall),
    by_distance: errors.byDistance.flatMap((error, distance) =>
      isEnough(error) ? [{ to_km: ERROR_DISTANCES_KM[distance] ?? null, error: told(error) }] : [],
    ),
    by_level: errors.classes.map((distances, level) => ({
      to_pm25: ERROR_LEVELS_PM25[level] ?? null,
      ...measured(errors.levels[level] ?? null),
      by_distance: distances.map((error, distance) => {
        const beside = errors.told[level]?.[distance];
        return {
          to_km: ERROR_DISTANCES_KM[distance] ?? null,
          ...measured(error),
          error_pm25: beside ? rounded(beside.meanAbsolute, 1) : null,
          one_in_ten_pm25: beside ? roundedUp(beside.oneInTen) : null,
        };
      }),
    })),
    by_season: SEASONS.flatMap((season, place) => {
      // December is the first month of winter
      const months = [...data.misses].filter(
        ([month]) => Math.floor((monthOfYear(month) % 12) / 3) === place,
      );
      const error = errorOf(months.flatMap(([, sums]) => sums.flat()));
      return error === null ? [] : [{ season, error: told(error) }];
    }),
  };
}

/** Returns how many readings were predicted, and the error where they are enough. */
function measured(error: EstimationError | null) {
  return { readings: error?.readings ?? 0, error: isEnough(error) ? told(error) : null };
}

function told(error: EstimationError) {
  return {
    readings: error.readings,
    mean_absolute: rounded(error.meanAbsolute, 2),
    root_mean_square: rounded(error.rootMeanSquare, 2),
    one_in_ten: roundedUp(error.oneInTen),
    mean_index_points: rounded(error.meanIndexPoints, 1),
    right_category: rounded(error.rightCategory, 3),
  };
}

/** Rounds up to tenths, so that the bound still holds. */
export function roundedUp(value: number): number {
  return Math.ceil(value * 10 - 1e-6) / 10;
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
