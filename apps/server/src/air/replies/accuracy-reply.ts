import type { AirAccuracy } from '@townlight/contract/air';
import {
  DEFAULT_SENSORS,
  ERROR_DISTANCES_KM,
  type EstimationError,
  errorOf,
} from '@townlight/domain/air';
import { monthOfYear } from '@townlight/domain/time';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';

const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;

/** `GET /api/air-quality/accuracy` */
export function airAccuracy({ data, errors }: AirSnapshot): AirAccuracy {
  const overall = errorOf([...data.misses.values()].flat());
  return {
    sensors: DEFAULT_SENSORS,
    stations: data.record.stations.length,
    overall: overall === null ? null : told(overall),
    by_distance: errors.flatMap((error, distance) =>
      error === null ? [] : [{ to_km: ERROR_DISTANCES_KM[distance] ?? null, error: told(error) }],
    ),
    by_season: SEASONS.flatMap((season, place) => {
      // December is the first month of winter
      const months = [...data.misses].filter(
        ([month]) => Math.floor((monthOfYear(month) % 12) / 3) === place,
      );
      const error = errorOf(months.flatMap(([, sums]) => sums));
      return error === null ? [] : [{ season, error: told(error) }];
    }),
  };
}

function told(error: EstimationError) {
  return {
    readings: error.readings,
    mean_absolute: rounded(error.meanAbsolute, 2),
    root_mean_square: rounded(error.rootMeanSquare, 2),
    mean_index_points: rounded(error.meanIndexPoints, 1),
    right_category: rounded(error.rightCategory, 3),
  };
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
