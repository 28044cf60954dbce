import { parseYearMonth, type YearMonth } from '@townlight/domain/time';

/** Three years and the month before them, so that a 12-month change has a full previous year. */
export const WINDOW_MONTHS = 37;

export function parseMonth(text: string): YearMonth {
  const month = parseYearMonth(text);
  if (month === null) throw new RangeError(`"${text}" is not a month; write it as 2026-10`);
  return month;
}
