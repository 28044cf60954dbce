import { computeAirQualityIndex } from '../air-quality-index.ts';
import type { AqiScale } from '../aqi-breakpoints.ts';
import { estimateAtPoint, type StationReading } from '../estimate.ts';
import {
  addErrorToBins,
  computePercentile90,
  type ErrorBins,
  mergeErrorBins,
} from './error-bins.ts';

/** Errors of estimates at stations that were left out of them. */
export interface EstimationError {
  /** Number of predicted readings. */
  readonly readings: number;
  /** Mean absolute error in µg/m³. */
  readonly meanAbsolute: number;
  /** Root mean square error in µg/m³, which weights large errors more. */
  readonly rootMeanSquare: number;
  /** 90th percentile of the absolute error in µg/m³. */
  readonly percentile90: number;
  /** Mean absolute error in points of the index. */
  readonly meanIndexPoints: number;
  /** Share of readings whose category was predicted correctly, 0 to 1. */
  readonly rightCategory: number;
}

/** Sums of errors, additive over months. */
export interface ErrorSums {
  readings: number;
  absolute: number;
  square: number;
  points: number;
  right: number;
  bins: ErrorBins;
}

/** Creates sums without any prediction. */
export function createErrorSums(): ErrorSums {
  return { readings: 0, absolute: 0, square: 0, points: 0, right: 0, bins: [] };
}

/** Adds one predicted reading; both values in µg/m³. */
export function addPredictionError(
  sums: ErrorSums,
  predicted: number,
  actual: number,
  scale: AqiScale = 'site',
): void {
  const error = predicted - actual;
  const expected = computeAirQualityIndex(predicted, scale);
  const measured = computeAirQualityIndex(actual, scale);
  sums.readings += 1;
  sums.absolute += Math.abs(error);
  sums.square += error * error;
  sums.points += Math.abs(expected.aqi - measured.aqi);
  if (expected.category === measured.category) sums.right += 1;
  addErrorToBins(sums.bins, error);
}

/** Summarizes error sums. @returns `null` where no reading was predicted */
export function summarizeErrors(all: Iterable<ErrorSums>): EstimationError | null {
  const total = createErrorSums();
  for (const { readings, absolute, square, points, right, bins } of all) {
    total.readings += readings;
    total.absolute += absolute;
    total.square += square;
    total.points += points;
    total.right += right;
    mergeErrorBins(total.bins, bins);
  }
  const { readings } = total;
  if (readings === 0) return null;
  return {
    readings,
    meanAbsolute: total.absolute / readings,
    rootMeanSquare: Math.sqrt(total.square / readings),
    percentile90: computePercentile90(total.bins, readings),
    meanIndexPoints: total.points / readings,
    rightCategory: total.right / readings,
  };
}

/**
 * Predicts each station's reading from the others (leave-one-out cross-validation), hour by hour.
 * @param hours the accepted readings of each hour; hours with fewer than two stations are ignored
 * @returns `null` where no reading could be predicted
 */
export function crossValidateEstimates(
  hours: Iterable<readonly StationReading[]>,
  sensors: number,
  scale: AqiScale = 'site',
): EstimationError | null {
  const sums = createErrorSums();
  for (const hour of hours) {
    for (const [leftOut, station] of hour.entries()) {
      const otherStations = hour.filter((_, i) => i !== leftOut);
      const predicted = estimateAtPoint(station, otherStations, sensors);
      if (predicted !== null)
        addPredictionError(sums, predicted.concentration, station.concentration, scale);
    }
  }
  return summarizeErrors([sums]);
}
