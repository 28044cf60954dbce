import type { YearMonth } from '@townlight/domain/time';

/** One month of a series, shared by chart, table and download. */
export interface MonthPoint {
  readonly month: YearMonth;
  /** The recorded count, whether the month is complete or not. */
  readonly count: number;
  readonly complete: boolean;
  /** The police there do not record this type: no records are missing or expected. */
  readonly unrecorded?: boolean;
  /** The count is partial and drawn as it is: some departments have not supplied the month. */
  readonly isPartial?: boolean;
  readonly provisional: boolean;
  /** The same month a year earlier; `null` where it is incomplete or not on record. */
  readonly before: number | null;
  /** The counts that were usual in that month; absent where none are known. */
  readonly usual?: { readonly low: number; readonly high: number } | undefined;
}
