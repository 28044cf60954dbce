import {
  type CountHistory,
  classifyChanges,
  computeExpectedCounts,
  estimateVariation,
  FALSE_DISCOVERY_RATE,
  findDiscoveries,
  SIGNIFICANCE_LEVEL,
} from '@townlight/domain/crime';
import { formerPValues } from './former-rule.ts';
import { mixedNullProbabilities } from './spike-and-slab.ts';
import { countIn, periodOf, type TestedMonths } from './tested-months.ts';

/** A rule that calls areas of a map: 1 where the count is called, up or down. */
export interface Candidate {
  readonly name: string;
  call(history: CountHistory, tested: TestedMonths): boolean[];
}

export const RULES: readonly Candidate[] = [
  {
    name: 'the same months a year before (former rule)',
    call: (history, tested) => discover(formerPValues(history, tested, { lag: 12 })),
  },
  {
    name: 'season-adjusted mean of the 12 before',
    call: (history, tested) => discover(formerPValues(history, tested, { lag: 'mean' })),
  },
  {
    name: 'expected count (Townlight)',
    call: (history, tested) => {
      const period = periodOf(history, tested);
      const { directions } = classifyChanges(
        countIn(history, tested),
        new Uint8Array(history.areas).fill(1),
        computeExpectedCounts(history, estimateVariation(history), period),
      );
      return directions.map((direction) => direction !== 'no-clear-change');
    },
  },
  {
    name: 'shrinkage (spike and slab)',
    call: (history, tested) => {
      const expected = computeExpectedCounts(
        history,
        estimateVariation(history),
        periodOf(history, tested),
      );
      return callWhileMeanBelow(
        mixedNullProbabilities(countIn(history, tested), expected),
        FALSE_DISCOVERY_RATE,
      );
    },
  },
];

/** Calls at the false discovery rate of the map; of two-sided p-values, `NaN` where an area is not tested. */
export function discover(pValues: readonly number[]): boolean[] {
  const tested = pValues.filter((p) => !Number.isNaN(p));
  const called = findDiscoveries(tested, FALSE_DISCOVERY_RATE, SIGNIFICANCE_LEVEL);
  const limit = Math.max(-1, ...tested.filter((_, at) => called[at]));
  return pValues.map((p) => p <= limit);
}

/** Calls the areas least likely to be unchanged, as long as their mean probability of it stays below the share. */
function callWhileMeanBelow(probabilities: readonly number[], share: number): boolean[] {
  const ordered = [...probabilities].sort((a, b) => a - b);
  let sum = 0;
  let limit = -1;
  for (const [at, probability] of ordered.entries()) {
    sum += probability;
    if (sum / (at + 1) > share) break;
    limit = probability;
  }
  return probabilities.map((probability) => probability <= limit);
}
