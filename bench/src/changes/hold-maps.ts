import {
  type CountHistory,
  classifyChanges,
  edgePairMonths,
  estimateDispersion,
  estimateSeasonality,
  sumMonthPairs,
} from '@townlight/domain/crime';
import { addMonths, type MonthRange } from '@townlight/domain/time';
import { calledFormerly } from './former-rule.ts';

/** The calls of one rule, summed over many maps. */
export interface Calls {
  maps: number;
  mapsWithAFalseCall: number;
  falseCalls: number;
  calls: number;
  /** Mean over the maps of the share of false calls among all calls, which the false discovery rate bounds. */
  falseShares: number;
  planted: number;
  plantedCalled: number;
}

export type Held = Record<'before' | 'now', Calls>;

export function noCalls(): Held {
  const none = (): Calls => ({
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
export function holdMap(
  held: Held,
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
  addCalls(held.before, isChanged, (area) =>
    calledFormerly(counts[area] as number, before[area] as number),
  );
  addCalls(held.now, isChanged, (area) => directions[area] !== 'no-clear-change');
}

function addCalls(
  calls: Calls,
  isChanged: ArrayLike<number>,
  isCalled: (area: number) => boolean,
): void {
  let [made, wrong] = [0, 0];
  for (let area = 0; area < isChanged.length; area++) {
    const called = isCalled(area);
    if (isChanged[area]) calls.planted += 1;
    if (!called) continue;
    made += 1;
    if (isChanged[area]) calls.plantedCalled += 1;
    else wrong += 1;
  }
  calls.maps += 1;
  calls.calls += made;
  calls.falseCalls += wrong;
  calls.falseShares += made === 0 ? 0 : wrong / made;
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
