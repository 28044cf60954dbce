import type { YearMonth } from '@townlight/domain/time';

/** One month of a series, which picture, table and download share. */
export interface MonthPoint {
  readonly month: YearMonth;
  /** What is on record, whether the month is complete or not. */
  readonly count: number;
  readonly complete: boolean;
  /** The police there do not record what is counted: nothing of it is missing, and nothing is to come. */
  readonly unrecorded?: boolean;
  /** The count is of a part alone, and drawn as it is: some departments have not supplied the month. */
  readonly inPart?: boolean;
  readonly provisional: boolean;
  /** The same month a year earlier; `null` where it is incomplete or not on record. */
  readonly before: number | null;
}
