import type { ChangeInterval } from './change-interval.ts';
import type { ChangeDirection, UsualCounts } from './classify-changes.ts';

/** What is known about two counts. */
interface CountEvidence {
  readonly before: number;
  /** The 95% interval of the change; `null` where too little was counted. */
  readonly interval: ChangeInterval | null;
  /** The counts that are usual here; `null` where the count was not tested. */
  readonly usual: UsualCounts | null;
}

/** How a count compares with those that are usual in its own area, whatever other areas show. */
export type ComparisonWithUsual = 'above' | 'usual' | 'below' | 'untested';

/** A count compared with an earlier one and the counts that are usual, as reported to readers. */
export type CountChange =
  | ({
      /** Called among all areas: higher or lower than expected. */
      readonly kind: 'clear';
      readonly direction: 'up' | 'down';
      /** From the earlier count, which may have the opposite sign: 0.25 is a quarter more; `null` from 0. */
      readonly change: number | null;
    } & CountEvidence)
  | ({
      /** Not called among all areas. */
      readonly kind: 'no-clear-change';
      readonly standing: ComparisonWithUsual;
    } & CountEvidence)
  | {
      readonly kind: 'not-comparable';
      readonly because: 'incomplete' | 'break';
      /** Known where the months before the count suffice, though not those a year earlier. */
      readonly usual?: UsualCounts;
    };

/** The counts behind a reported change. */
export interface ComparedCounts {
  readonly now: number;
  /** `null` where the earlier months are incomplete or not on record. */
  readonly before: number | null;
  /** The map's classification (`classifyChanges`): a change is never called from these two counts alone. */
  readonly direction: ChangeDirection;
  readonly usual: UsualCounts | null;
  readonly interval: ChangeInterval | null;
  /** The counting rules changed in between. */
  readonly crossesBreak: boolean;
}

/** Combines direction, change, interval and usual range of a count into what is reported about it. */
export function classifyCountChange(compared: ComparedCounts): CountChange {
  const { now, before, direction, usual, interval } = compared;
  // Reading 17: differences across a change of the counting rules are not stated.
  const known = usual === null ? {} : { usual };
  if (compared.crossesBreak) return { kind: 'not-comparable', because: 'break', ...known };
  if (before === null) return { kind: 'not-comparable', because: 'incomplete', ...known };
  if (direction === 'no-clear-change') {
    return {
      kind: 'no-clear-change',
      standing: compareWithUsual(now, usual),
      before,
      usual,
      interval,
    };
  }
  const change = computeRelativeChange(now, before);
  return { kind: 'clear', direction, before, change, usual, interval };
}

/** Compares a count with the range that is usual in its area; `untested` where none is expected. */
export function compareWithUsual(count: number, usual: UsualCounts | null): ComparisonWithUsual {
  if (usual === null) return 'untested';
  if (count > usual.high) return 'above';
  return count < usual.low ? 'below' : 'usual';
}

/**
 * Returns the relative change between two rates over the same residents and periods of equal length: 0.25 is a
 * quarter more; `null` without a baseline, 0 from 0 to 0.
 */
export function computeRelativeChange(current: number, before: number): number | null {
  if (before === 0) return current === 0 ? 0 : null;
  return (current - before) / before;
}
