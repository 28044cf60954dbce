import { MIN_REPORTS_FOR_RATE, SIGNIFICANCE_LEVEL } from '../constants.ts';
import { computeAnscombeResidual, type ExpectedCounts } from './expected-counts.ts';
import {
  computeStudentQuantile,
  computeTwoSidedPValue,
  findDiscoveries,
  studentToNormalQuantile,
} from './significance.ts';
/** The expected share of false discoveries among the changes called on one map. */
export const FALSE_DISCOVERY_RATE = 0.1;

/** With a lower expected count an area is not tested: the choice may not depend on what was then counted. */
const LEAST_EXPECTED = 1;

/** A count against its expected one, tested together with the other areas of its map. */
export type ChangeDirection = 'up' | 'down' | 'no-clear-change';

/** The counts that a period usually has. */
export interface UsualCounts {
  /** The expected count. */
  readonly expected: number;
  /** 95% prediction interval, both ends included: the counts that are not unusual for this area alone. */
  readonly low: number;
  readonly high: number;
}

/** The results for the areas of a map. Index = area. */
export interface ChangeTestResult {
  readonly directions: readonly ChangeDirection[];
  /** The deviation from the expected count in standard errors; 0 where nothing was tested. */
  readonly evidence: Float64Array;
  /** `null` where nothing was tested. */
  readonly usual: readonly (UsualCounts | null)[];
  /** How many areas were tested together. */
  readonly tested: number;
}

/**
 * Classifies areas as up or down with a false discovery rate of 10% over the map (Benjamini and Hochberg), and none
 * that does not pass alone at 5%. All complete areas of the partition with at least one expected report are tested,
 * however few of them are requested; a call needs 10 reports, counted and expected together.
 * @param complete 1 where the period is complete and the counted types are recorded
 */
export function classifyChanges(
  counts: ArrayLike<number>,
  complete: ArrayLike<number>,
  expected: ExpectedCounts,
): ChangeTestResult {
  const { means, variances, freedom } = expected;
  const areas = counts.length;
  const evidence = new Float64Array(areas);
  const usual = new Array<UsualCounts | null>(areas).fill(null);
  const tested: number[] = [];
  for (let area = 0; area < areas; area++) {
    if (complete[area] !== 1) continue;
    const range = getUsualCounts(expected, area);
    if (range === null) continue;
    const spread = { variance: variances[area] as number, freedom: freedom[area] as number };
    usual[area] = range;
    evidence[area] = evidenceOf(counts[area] as number, range.expected, spread);
    tested.push(area);
  }
  const discovered = findDiscoveries(
    tested.map((area) => computeTwoSidedPValue(evidence[area] as number)),
    FALSE_DISCOVERY_RATE,
    SIGNIFICANCE_LEVEL,
  );
  const directions = new Array<ChangeDirection>(areas).fill('no-clear-change');
  for (const [at, area] of tested.entries()) {
    if (
      !discovered[at] ||
      (counts[area] as number) + (means[area] as number) < MIN_REPORTS_FOR_RATE
    )
      continue;
    directions[area] = (evidence[area] as number) > 0 ? 'up' : 'down';
  }
  return { directions, evidence, usual, tested: tested.length };
}

interface Spread {
  readonly variance: number;
  readonly freedom: number;
}

/** Because the variance is estimated, the residual is a Student’s t; it is returned on the normal scale. */
function evidenceOf(count: number, mean: number, { variance, freedom }: Spread): number {
  return studentToNormalQuantile(computeAnscombeResidual(count, mean, variance), freedom);
}

/** Returns the counts that are usual in one area; `null` where nothing is expected of it. */
export function getUsualCounts(
  { means, variances, freedom }: ExpectedCounts,
  area: number,
): UsualCounts | null {
  const mean = means[area] as number;
  // `NaN` without history.
  if (!(mean >= LEAST_EXPECTED)) return null;
  const spread = { variance: variances[area] as number, freedom: freedom[area] as number };
  return findUsualCounts(mean, spread);
}

/** Returns the counts that `evidenceOf` would not reject alone at 5%. */
function findUsualCounts(mean: number, { variance, freedom }: Spread): UsualCounts {
  const reach = (computeStudentQuantile(freedom) * Math.sqrt(variance)) / (1.5 * mean ** (1 / 3));
  const at = (side: 1 | -1) => Math.max(0, mean ** (2 / 3) + side * reach) ** 1.5;
  return { expected: mean, low: Math.ceil(at(-1)), high: Math.floor(at(1)) };
}
