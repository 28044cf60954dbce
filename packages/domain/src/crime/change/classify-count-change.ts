import type { ChangeDirection } from './classify-changes.ts';

/** The change of a count from an earlier one, as reported to readers. */
export type CountChange =
  | {
      readonly kind: 'clear';
      readonly direction: 'up' | 'down';
      readonly before: number;
      /** 0.25 is a quarter more; `null` from 0. */
      readonly change: number | null;
    }
  | { readonly kind: 'no-clear-change'; readonly before: number }
  | { readonly kind: 'not-comparable'; readonly because: 'incomplete' | 'break' };

/** The counts behind a reported change. */
export interface ComparedCounts {
  readonly now: number;
  /** `null` where the earlier months are incomplete or not on record. */
  readonly before: number | null;
  /** The map's classification (`classifyChanges`): a change is never called from these two counts alone. */
  readonly direction: ChangeDirection;
  /** The counting rules changed in between. */
  readonly crossesBreak: boolean;
}

export function classifyCountChange({
  now,
  before,
  direction,
  crossesBreak,
}: ComparedCounts): CountChange {
  // Reading 17: differences across a change of the counting rules are not stated.
  if (crossesBreak) return { kind: 'not-comparable', because: 'break' };
  if (before === null) return { kind: 'not-comparable', because: 'incomplete' };
  if (direction === 'no-clear-change') return { kind: 'no-clear-change', before };
  return { kind: 'clear', direction, before, change: relativeChange(now, before) };
}

/**
 * Returns the relative change between two rates over the same residents and periods of equal length: 0.25 is a
 * quarter more; `null` without a baseline, 0 from 0 to 0.
 */
export function relativeChange(current: number, before: number): number | null {
  if (before === 0) return current === 0 ? 0 : null;
  return (current - before) / before;
}
