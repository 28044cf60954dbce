import type { YearMonth } from '../../time/index.ts';

/** Monthly counts of one choice of crimes in each area. */
export interface CountHistory {
  readonly areas: number;
  readonly first: YearMonth;
  readonly months: number;
  /** `months × areas` */
  readonly counts: ArrayLike<number>;
  /** `months × areas`: 1 where an area’s month and the one before it are complete under the same rules. */
  readonly follows: ArrayLike<number>;
}
