import {
  addMiss,
  DEFAULT_SENSORS,
  DISTANCE_CLASSES,
  distanceClass,
  estimateAround,
  LEVEL_CLASSES,
  levelClass,
  type MissSums,
  noMisses,
  stationsAround,
} from '@townlight/domain/air';
import type { YearMonth } from '@townlight/domain/time';
import type { MissesByClass, RecordedAir } from './air-data.ts';

/**
 * Cross-validates the estimates: predicts each station's reading from the other stations and sums the errors by month,
 * by level of the prediction and by distance of the nearest other station with a reading.
 * @param previous the earlier sums, and the months to be measured again
 */
export function measureMisses(
  { stations, hours, accepted, months }: RecordedAir,
  taken?: {
    readonly before: ReadonlyMap<YearMonth, MissesByClass>;
    readonly changed: ReadonlySet<YearMonth>;
  },
): Map<YearMonth, MissesByClass> {
  const others = stations.map((station, place) => {
    const around = stationsAround(station, stations);
    const kept = around.stations.flatMap((other, i) => (other === place ? [] : [i]));
    return {
      stations: kept.map((i) => around.stations[i] as number),
      km: kept.map((i) => around.km[i] as number),
    };
  });
  const misses = new Map(taken?.before);
  for (const month of taken?.changed ?? []) misses.delete(month);
  for (let at = 0; at < hours; at++) {
    const month = months[at] as YearMonth;
    if (taken !== undefined && !taken.changed.has(month)) continue;
    let sums = misses.get(month);
    if (sums === undefined) {
      sums = Array.from({ length: LEVEL_CLASSES }, () =>
        Array.from({ length: DISTANCE_CLASSES }, noMisses),
      );
      misses.set(month, sums);
    }
    const begin = at * stations.length;
    for (const [place, around] of others.entries()) {
      const actual = accepted[begin + place] as number;
      if (Number.isNaN(actual)) continue;
      const predicted = estimateAround(around, accepted, begin, DEFAULT_SENSORS);
      if (predicted === null) continue;
      const { concentration, nearestKm } = predicted;
      const sum = sums[levelClass(concentration)]?.[distanceClass(nearestKm)] as MissSums;
      addMiss(sum, concentration, actual);
    }
  }
  return misses;
}
