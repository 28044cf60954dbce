import {
  addPredictionError,
  createErrorSums,
  DEFAULT_SENSORS,
  DISTANCE_CLASS_COUNT,
  type ErrorSums,
  estimateFromStations,
  findDistanceClass,
  findLevelClass,
  LEVEL_CLASS_COUNT,
  sortStationsByDistance,
} from '@townlight/domain/air';
import type { YearMonth } from '@townlight/domain/time';
import type { ErrorSumsByClass, StationReadingsRecord } from './air-data.ts';

/**
 * Cross-validates the estimates: predicts each station's reading from the other stations and sums the errors by month,
 * by level of the prediction and by distance of the nearest other station with a reading.
 * @param previous the earlier sums, and the months to be measured again
 */
export function crossValidateByMonth(
  { stations, hours, accepted, months }: StationReadingsRecord,
  previous?: {
    readonly before: ReadonlyMap<YearMonth, ErrorSumsByClass>;
    readonly changed: ReadonlySet<YearMonth>;
  },
): Map<YearMonth, ErrorSumsByClass> {
  const otherStations = stations.map((station, place) => {
    const around = sortStationsByDistance(station, stations);
    const indexes = around.stations.flatMap((other, i) => (other === place ? [] : [i]));
    return {
      stations: indexes.map((i) => around.stations[i] as number),
      km: indexes.map((i) => around.km[i] as number),
    };
  });
  const misses = new Map(previous?.before);
  for (const month of previous?.changed ?? []) misses.delete(month);
  for (let at = 0; at < hours; at++) {
    const month = months[at] as YearMonth;
    if (previous !== undefined && !previous.changed.has(month)) continue;
    let sums = misses.get(month);
    if (sums === undefined) {
      sums = Array.from({ length: LEVEL_CLASS_COUNT }, () =>
        Array.from({ length: DISTANCE_CLASS_COUNT }, createErrorSums),
      );
      misses.set(month, sums);
    }
    const begin = at * stations.length;
    for (const [place, around] of otherStations.entries()) {
      const actual = accepted[begin + place] as number;
      if (Number.isNaN(actual)) continue;
      const predicted = estimateFromStations(around, accepted, begin, DEFAULT_SENSORS);
      if (predicted === null) continue;
      const { concentration, nearestKm } = predicted;
      const sum = sums[findLevelClass(concentration)]?.[findDistanceClass(nearestKm)] as ErrorSums;
      addPredictionError(sum, concentration, actual);
    }
  }
  return misses;
}
