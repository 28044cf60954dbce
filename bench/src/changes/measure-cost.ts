import { classifyChanges, computeExpectedCounts, estimateVariation } from '@townlight/domain/crime';
import { formatMilliseconds } from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';

import { simulateCounty } from './simulated-county.ts';
import { countIn, periodOf } from './tested-months.ts';

const KINDS = 60;
const PERIODS = 36;
/** Goal of issue 39, in milliseconds. */
const GOAL_MS = 2_000;

/** Measures the tests of 36 months in 272 areas for 60 kinds of crime. */
export function measureExpectationCost(report: Report): void {
  const { history } = simulateCounty({
    areas: 272,
    months: 120,
    middle: 20,
    scatter: 0.05,
    countyScatter: 0.02,
    drift: 0.01,
    seed: 1,
  });
  const complete = new Uint8Array(history.areas).fill(1);
  const start = performance.now();
  for (let kind = 0; kind < KINDS; kind++) {
    const variation = estimateVariation(history);
    for (let back = 0; back < PERIODS; back++) {
      const tested = { at: history.months - 1 - back, length: 1 };
      const expected = computeExpectedCounts(history, variation, periodOf(history, tested));
      classifyChanges(countIn(history, tested), complete, expected);
    }
  }
  const ms = performance.now() - start;
  report.goal(
    `${PERIODS} months of 272 areas and ${KINDS} kinds of crime are tested in under ${formatMilliseconds(GOAL_MS)}: ${formatMilliseconds(ms)}`,
    ms < GOAL_MS,
  );
}
