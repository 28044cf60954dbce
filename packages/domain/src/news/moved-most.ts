import { changeDirection, FALSE_CALLS, findDiscoveries, TOO_FEW_TO_RATE } from '../crime/index.ts';
import { type CountPair, splitPValue } from './split-p-value.ts';

/** The indices of what moved, the largest changes first; `compared` is how many could be held against the time before. */
export interface MovedMost {
  readonly up: readonly number[];
  readonly down: readonly number[];
  readonly compared: number;
}

/**
 * What moved most among many: only what the rule for one area calls up or down as well (reading 16), so that no page of an
 * area contradicts the list, and where either side has reports enough to be rated.
 * @param pairs index = area or kind; `null` where the two times cannot be compared
 * @param most how many are named in each direction
 */
export function movedMost(pairs: readonly (CountPair | null)[], most: number): MovedMost {
  const compared = pairs.flatMap((pair, index) =>
    pair !== null && Math.max(pair.count, pair.before) >= TOO_FEW_TO_RATE ? [{ pair, index }] : [],
  );
  const called = findDiscoveries(
    compared.map(({ pair }) => splitPValue(pair)),
    FALSE_CALLS,
  );
  const moved = (direction: 'up' | 'down') =>
    compared
      .filter(
        ({ pair }, at) => called[at] && changeDirection(pair.count, pair.before) === direction,
      )
      .sort((a, b) => Math.abs(logRatio(b.pair)) - Math.abs(logRatio(a.pair)) || a.index - b.index)
      .slice(0, most)
      .map(({ index }) => index);
  return { up: moved('up'), down: moved('down'), compared: compared.length };
}

/** As far from 1 upwards as downwards; a half is added so that none has a size. */
function logRatio({ count, before }: CountPair): number {
  return Math.log((count + 0.5) / (before + 0.5));
}
