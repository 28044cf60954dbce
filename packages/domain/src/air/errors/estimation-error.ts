import { airQualityIndex } from '../air-quality-index.ts';
import { estimateAt, type PlacedReading } from '../estimate.ts';
import type { AqiScale } from '../index-tables.ts';
import { addBins, addToBins, type MissBins, oneInTen } from './miss-bins.ts';

/** Errors of estimates at stations that were left out of them. */
export interface EstimationError {
  /** Number of predicted readings. */
  readonly readings: number;
  /** Mean absolute error in µg/m³. */
  readonly meanAbsolute: number;
  /** Root mean square error in µg/m³, which weights large errors more. */
  readonly rootMeanSquare: number;
  /** 90th percentile of the absolute error in µg/m³. */
  readonly oneInTen: number;
  /** Mean absolute error in points of the index. */
  readonly meanIndexPoints: number;
  /** Share of readings whose category was predicted correctly, 0 to 1. */
  readonly rightCategory: number;
}

/** Sums of errors, additive over months. */
export interface MissSums {
  readings: number;
  absolute: number;
  square: number;
  points: number;
  right: number;
  bins: MissBins;
}

export function noMisses(): MissSums {
  return { readings: 0, absolute: 0, square: 0, points: 0, right: 0, bins: [] };
}

/** Adds one predicted reading; both values in µg/m³. */
export function addMiss(
  sums: MissSums,
  predicted: number,
  actual: number,
  scale: AqiScale = 'site',
): void {
  const miss = predicted - actual;
  const expected = airQualityIndex(predicted, scale);
  const measured = airQualityIndex(actual, scale);
  sums.readings += 1;
  sums.absolute += Math.abs(miss);
  sums.square += miss * miss;
  sums.points += Math.abs(expected.aqi - measured.aqi);
  if (expected.category === measured.category) sums.right += 1;
  addToBins(sums.bins, miss);
}

/** Summarizes error sums. @returns `null` where no reading was predicted */
export function errorOf(all: Iterable<MissSums>): EstimationError | null {
  const total = noMisses();
  for (const { readings, absolute, square, points, right, bins } of all) {
    total.readings += readings;
    total.absolute += absolute;
    total.square += square;
    total.points += points;
    total.right += right;
    addBins(total.bins, bins);
  }
  const { readings } = total;
  if (readings === 0) return null;
  return {
    readings,
    meanAbsolute: total.absolute / readings,
    rootMeanSquare: Math.sqrt(total.square / readings),
    oneInTen: oneInTen(total.bins, readings),
    meanIndexPoints: total.points / readings,
    rightCategory: total.right / readings,
  };
}

/**
 * Predicts each station's reading from the others (leave-one-out cross-validation), hour by hour.
 * @param hours the accepted readings of each hour; hours with fewer than two stations are ignored
 * @returns `null` where no reading could be predicted
 */
export function estimationError(
  hours: Iterable<readonly PlacedReading[]>,
  sensors: number,
  scale: AqiScale = 'site',
): EstimationError | null {
  const sums = noMisses();
  for (const hour of hours) {
    for (const [left, station] of hour.entries()) {
      const others = hour.filter((_, i) => i !== left);
      const predicted = estimateAt(station, others, sensors);
      if (predicted !== null) addMiss(sums, predicted.concentration, station.concentration, scale);
    }
  }
  return errorOf([sums]);
}
