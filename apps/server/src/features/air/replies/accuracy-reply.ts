import type { AirAccuracy } from '@townlight/contract/air/accuracy';
import {
  DEFAULT_SENSORS,
  ERROR_DISTANCE_BREAKS_KM,
  ERROR_LEVEL_BREAKS_PM25,
  type EstimationError,
  hasEnoughReadings,
  summarizeErrors,
} from '@townlight/domain/air';
import { monthOfYear } from '@townlight/domain/time';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';

const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;

/** Builds the reply of `GET /api/air-quality/accuracy`. */
export function buildAirAccuracy({ data, errors }: AirSnapshot): AirAccuracy {
  const overall = summarizeErrors([...data.misses.values()].flat(2));
  return {
    sensors: DEFAULT_SENSORS,
    stations: data.record.stations.length,
    overall: overall === null ? null : formatError(overall),
    by_distance: errors.byDistance.flatMap((error, distance) =>
      hasEnoughReadings(error)
        ? [{ to_km: ERROR_DISTANCE_BREAKS_KM[distance] ?? null, error: formatError(error) }]
        : [],
    ),
    by_level: errors.classes.map((distances, level) => ({
      to_pm25: ERROR_LEVEL_BREAKS_PM25[level] ?? null,
      ...formatMeasuredError(errors.levels[level] ?? null),
      by_distance: distances.map((error, distance) => {
        const displayedError = errors.displayed[level]?.[distance];
        return {
          to_km: ERROR_DISTANCE_BREAKS_KM[distance] ?? null,
          ...formatMeasuredError(error),
          error_pm25: displayedError ? rounded(displayedError.meanAbsolute, 1) : null,
          one_in_ten_pm25: displayedError ? roundUpToTenth(displayedError.percentile90) : null,
        };
      }),
    })),
    by_season: SEASONS.flatMap((season, place) => {
      // December is the first month of winter
      const months = [...data.misses].filter(
        ([month]) => Math.floor((monthOfYear(month) % 12) / 3) === place,
      );
      const error = summarizeErrors(months.flatMap(([, sums]) => sums.flat()));
      return error === null ? [] : [{ season, error: formatError(error) }];
    }),
  };
}

/** Returns how many readings were predicted, and the error where they are enough. */
function formatMeasuredError(error: EstimationError | null) {
  return {
    readings: error?.readings ?? 0,
    error: hasEnoughReadings(error) ? formatError(error) : null,
  };
}

function formatError(error: EstimationError) {
  return {
    readings: error.readings,
    mean_absolute: rounded(error.meanAbsolute, 2),
    root_mean_square: rounded(error.rootMeanSquare, 2),
    one_in_ten: roundUpToTenth(error.percentile90),
    mean_index_points: rounded(error.meanIndexPoints, 1),
    right_category: rounded(error.rightCategory, 3),
  };
}

/** Rounds up to tenths, so that the bound still holds. */
export function roundUpToTenth(value: number): number {
  return Math.ceil(value * 10 - 1e-6) / 10;
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
