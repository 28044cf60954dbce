import type { YearMonth } from '../../time/index.ts';

/** Month by month what was counted of one question (a choice of crimes) in each area that is asked about it. */
export interface CountHistory {
  readonly areas: number;
  readonly first: YearMonth;
  readonly months: number;
  /** `months × areas` */
  readonly counts: ArrayLike<number>;
  /** `months × areas`: 1 where an area’s month and the one before it are whole and counted by the same rules. */
  readonly follows: ArrayLike<number>;
}
