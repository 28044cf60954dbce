import type { ChangeDirection } from './call-changes.ts';
import { isLopsided } from './fair-split.ts';

/**
 * Relative change between two rates over the same residents and periods of equal length:
 * 0.25 is a quarter more. Without a baseline there is none: `null`; from 0 to 0 it is 0.
 */
export function relativeChange(current: number, before: number): number | null {
  if (before === 0) return current === 0 ? 0 : null;
  return (current - before) / before;
}

/**
 * Names a change only where a conditional binomial test on the two counts is significant at 5 %
 * (two-sided, equal exposure: `current` of `current + before` with p = ½).
 * `changeDirection(12, 3)` is `up`, `changeDirection(8, 3)` is `no-clear-change`.
 */
export function changeDirection(current: number, before: number): ChangeDirection {
  if (!isLopsided(Math.min(current, before), current + before)) return 'no-clear-change';
  return current > before ? 'up' : 'down';
}
