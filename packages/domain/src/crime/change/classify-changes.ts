import { addMonths, type MonthRange } from '../../time/index.ts';
import { SIGNIFICANCE_LEVEL, TOO_FEW_TO_RATE } from '../constants.ts';
import { type ChangeInterval, computeChangeInterval } from './change-interval.ts';
import { type Dispersion, exposure } from './estimate-dispersion.ts';
import type { SeasonalFactors } from './estimate-seasonality.ts';
import { findDiscoveries } from './find-discoveries.ts';

/** The expected share of false discoveries among the changes called on one map. */
export const FALSE_CALLS = 0.1;

/** The direction of a change between two counts. */
export type ChangeDirection = 'up' | 'down' | 'no-clear-change';

/** Two periods of each area and the usual dispersion of its counts. Index = area. */
export interface ChangeTestInput {
  readonly counts: ArrayLike<number>;
  readonly before: ArrayLike<number>;
  readonly period: MonthRange;
  readonly periodBefore: MonthRange;
  /** 1 where both periods are complete under the same rules and the area's changes are reported. */
  readonly comparable: ArrayLike<number>;
  readonly season: SeasonalFactors;
  readonly dispersion: Dispersion;
}

/** The results for the areas of a map. Index = area. */
export interface ChangeTestResult {
  readonly directions: readonly ChangeDirection[];
  /** The change in standard errors, positive for a rise; 0 where nothing was tested. */
  readonly evidence: Float64Array;
  /** `null` where nothing was tested or the dispersion is unknown. */
  readonly intervals: readonly (ChangeInterval | null)[];
  /** How many areas were tested together. */
  readonly tested: number;
}

/**
 * Classifies areas as up or down with a false discovery rate of 10% over the map (Benjamini and Hochberg), and none
 * that does not pass alone at 5%. All comparable areas of the partition with at least 10 reports in both periods
 * together are tested, however few of them are requested.
 */
export function classifyChanges(input: ChangeTestInput): ChangeTestResult {
  const { counts, before, comparable } = input;
  const areas = counts.length;
  const share = shareOfDays(input);
  const evidence = new Float64Array(areas);
  const intervals = new Array<ChangeInterval | null>(areas).fill(null);
  const tested: number[] = [];
  for (let area = 0; area < areas; area++) {
    const all = (counts[area] as number) + (before[area] as number);
    if (comparable[area] !== 1 || all < TOO_FEW_TO_RATE) continue;
    const ratio = input.dispersion.ratios[area] as number;
    const freedom = input.dispersion.freedom[area] as number;
    evidence[area] = evidenceOf(counts[area] as number, all, share, ratio, freedom);
    intervals[area] = computeChangeInterval(counts[area] as number, before[area] as number, {
      ratio,
      freedom,
    });
    tested.push(area);
  }
  const discovered = findDiscoveries(
    tested.map((area) => twoSidedPValue(evidence[area] as number)),
    FALSE_CALLS,
    SIGNIFICANCE_LEVEL,
  );
  const directions = new Array<ChangeDirection>(areas).fill('no-clear-change');
  for (const [at, area] of tested.entries()) {
    if (discovered[at]) directions[area] = (evidence[area] as number) > 0 ? 'up' : 'down';
  }
  return { directions, evidence, intervals, tested: tested.length };
}

/** Returns the later period's expected share of all reports without a change, from days and season. */
function shareOfDays({ period, periodBefore, season }: ChangeTestInput): number {
  const now = daysIn(period, season);
  return now / (now + daysIn(periodBefore, season));
}

function daysIn({ from, to }: MonthRange, season: SeasonalFactors): number {
  let days = 0;
  for (let month = from; month <= to; month = addMonths(month, 1)) days += exposure(month, season);
  return days;
}

/**
 * Computes the z-score of the conditional binomial test with continuity correction and variance inflated by the
 * dispersion. Because the dispersion is estimated, the Student’s t statistic is mapped to the normal scale (Wallace
 * 1959).
 */
function evidenceOf(
  count: number,
  all: number,
  share: number,
  ratio: number,
  freedom: number,
): number {
  const deviation = count - all * share;
  const t = Math.max(0, Math.abs(deviation) - 0.5) / Math.sqrt(all * share * (1 - share) * ratio);
  if (freedom === 0) return 0;
  const z =
    ((8 * freedom + 1) / (8 * freedom + 3)) * Math.sqrt(freedom * Math.log1p(t ** 2 / freedom));
  return deviation < 0 ? -z : z;
}

/** Returns the two-sided p-value of a z-score. */
export function twoSidedPValue(evidence: number): number {
  return Math.min(1, 2 * upperNormalTail(Math.abs(evidence)));
}

/** Returns P(Z > z) for z ≥ 0, by Abramowitz and Stegun 26.2.17; error under 7.5e-8. */
export function upperNormalTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const poly =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}
