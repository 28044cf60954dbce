import {
  type CountHistory,
  classifyChanges,
  edgePairMonths,
  estimateDispersion,
  estimateSeasonality,
  sumMonthPairs,
} from '@townlight/domain/crime';
import { addMonths, type MonthRange } from '@townlight/domain/time';
import { isChangeByFormerRule } from './former-rule.ts';

/** The calls of one rule, summed over many maps. */
export interface CallCounts {
  maps: number;
  mapsWithAFalseCall: number;
  falseCalls: number;
  calls: number;
  /** Mean over the maps of the share of false calls among all calls, which the false discovery rate bounds. */
  falseShares: number;
  planted: number;
  plantedCalled: number;
}

export type RuleCallCounts = Record<'before' | 'now', CallCounts>;

export function createRuleCallCounts(): RuleCallCounts {
  const none = (): CallCounts => ({
    maps: 0,
    mapsWithAFalseCall: 0,
    falseCalls: 0,
    calls: 0,
    falseShares: 0,
    planted: 0,
    plantedCalled: 0,
  });
  return { before: none(), now: none() };
}

/**
 * Compares a period with an earlier one by both rules and adds up their calls.
 * @param lag months between both periods: their length for the one just before, 12 for the year before
 * @param isChanged which areas truly changed; none by default
 */
export function compareRules(
  tally: RuleCallCounts,
  history: CountHistory,
  { at, length, lag }: { at: number; length: number; lag: number },
  isChanged: ArrayLike<number> = new Uint8Array(history.areas),
): void {
  const period = rangeAt(history, at, length);
  const periodBefore = rangeAt(history, at - lag, length);
  const counts = countIn(history, at, length);
  const before = countIn(history, at - lag, length);
  const season = estimateSeasonality(history);
  const { directions } = classifyChanges({
    counts,
    before,
    period,
    periodBefore,
    comparable: new Uint8Array(history.areas).fill(1),
    season,
    dispersion: estimateDispersion(sumMonthPairs(history, season, edgePairMonths(period))),
  });
  addCalls(tally.before, isChanged, (area) =>
    isChangeByFormerRule(counts[area] as number, before[area] as number),
  );
  addCalls(tally.now, isChanged, (area) => directions[area] !== 'no-clear-change');
}

function addCalls(
  calls: CallCounts,
  isChanged: ArrayLike<number>,
  isCalled: (area: number) => boolean,
): void {
  let [total, wrong] = [0, 0];
  for (let area = 0; area < isChanged.length; area++) {
    const called = isCalled(area);
    if (isChanged[area]) calls.planted += 1;
    if (!called) continue;
    total += 1;
    if (isChanged[area]) calls.plantedCalled += 1;
    else wrong += 1;
  }
  calls.maps += 1;
  calls.calls += total;
  calls.falseCalls += wrong;
  calls.falseShares += total === 0 ? 0 : wrong / total;
  if (wrong > 0) calls.mapsWithAFalseCall += 1;
}

function rangeAt({ first }: CountHistory, at: number, length: number): MonthRange {
  return { from: addMonths(first, at), to: addMonths(first, at + length - 1) };
}

function countIn({ areas, counts }: CountHistory, at: number, length: number): Uint32Array {
  const sums = new Uint32Array(areas);
  for (let month = at; month < at + length; month++) {
    for (let area = 0; area < areas; area++) {
      sums[area] = (sums[area] as number) + (counts[month * areas + area] as number);
    }
  }
  return sums;
}
