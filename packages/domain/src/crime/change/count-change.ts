import type { MonthRange } from '../../time/index.ts';
import { crossesBreak, type SeriesBreaks } from '../series-break.ts';
import { changeDirection, relativeChange } from './change.ts';

/** What may be said of a count against an earlier one. */
export type CountChange =
  | {
      readonly kind: 'clear';
      readonly direction: 'up' | 'down';
      readonly before: number;
      /** 0.25 is a quarter more; `null` from none. */
      readonly change: number | null;
    }
  | { readonly kind: 'no-clear-change'; readonly before: number }
  | { readonly kind: 'not-comparable'; readonly because: 'incomplete' | 'break' };

/** `before` is `null` where the earlier months are incomplete or not on record. */
export function countChange(
  now: number,
  before: number | null,
  months: { before: MonthRange; now: MonthRange; breaks: SeriesBreaks },
): CountChange {
  // Reading 17: differences across the change of the counting rules are not stated.
  if (crossesBreak(months.breaks, months.before, months.now))
    return { kind: 'not-comparable', because: 'break' };
  if (before === null) return { kind: 'not-comparable', because: 'incomplete' };
  const direction = changeDirection(now, before);
  if (direction === 'no-clear-change') return { kind: 'no-clear-change', before };
  return { kind: 'clear', direction, before, change: relativeChange(now, before) };
}
