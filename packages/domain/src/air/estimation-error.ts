import { airQualityIndex } from './air-quality-index.ts';
import { estimateAt, type PlacedReading } from './estimate.ts';
import type { AqiScale } from './index-tables.ts';

/** How far estimates miss the stations that they did not see. */
export interface EstimationError {
  /** How many readings were predicted. */
  readonly readings: number;
  /** Mean absolute error in µg/m³. */
  readonly meanAbsolute: number;
  /** Root mean square error in µg/m³: large misses weigh more. */
  readonly rootMeanSquare: number;
  /** Mean absolute error in points of the index. */
  readonly meanIndexPoints: number;
  /** Share of readings whose category was met, 0 to 1. */
  readonly rightCategory: number;
}

/**
 * Leaves each station out in turn, predicts its reading from the others and compares (leave-one-out), hour by hour.
 * @param hours the accepted readings of each hour; hours with fewer than two stations say nothing
 * @returns `null` where no reading could be predicted
 */
export function estimationError(
  hours: Iterable<readonly PlacedReading[]>,
  sensors: number,
  scale: AqiScale = 'site',
): EstimationError | null {
  let readings = 0;
  let absolute = 0;
  let square = 0;
  let points = 0;
  let right = 0;
  for (const hour of hours) {
    for (const [left, station] of hour.entries()) {
      const others = hour.filter((_, i) => i !== left);
      const predicted = estimateAt(station, others, sensors);
      if (predicted === null) continue;
      const miss = predicted.concentration - station.concentration;
      const expected = airQualityIndex(predicted.concentration, scale);
      const actual = airQualityIndex(station.concentration, scale);
      readings += 1;
      absolute += Math.abs(miss);
      square += miss * miss;
      points += Math.abs(expected.aqi - actual.aqi);
      if (expected.category === actual.category) right += 1;
    }
  }
  if (readings === 0) return null;
  return {
    readings,
    meanAbsolute: absolute / readings,
    rootMeanSquare: Math.sqrt(square / readings),
    meanIndexPoints: points / readings,
    rightCategory: right / readings,
  };
}
