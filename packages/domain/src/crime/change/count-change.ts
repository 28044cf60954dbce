import type { ChangeDirection } from './call-changes.ts';
import { relativeChange } from './relative-change.ts';

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

/** What a change is told of. */
export interface CountsHeld {
  readonly now: number;
  /** `null` where the earlier months are incomplete or not on record. */
  readonly before: number | null;
  /** What the map calls it (`callChanges`): nobody calls a change by these two counts alone. */
  readonly direction: ChangeDirection;
  /** The counting rules changed in between. */
  readonly crossesBreak: boolean;
}

export function countChange({ now, before, direction, crossesBreak }: CountsHeld): CountChange {
  // Reading 17: differences across the change of the counting rules are not stated.
  if (crossesBreak) return { kind: 'not-comparable', because: 'break' };
  if (before === null) return { kind: 'not-comparable', because: 'incomplete' };
  if (direction === 'no-clear-change') return { kind: 'no-clear-change', before };
  return { kind: 'clear', direction, before, change: relativeChange(now, before) };
}
