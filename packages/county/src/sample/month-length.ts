import { addMonths, type YearMonth } from '@townlight/domain/time';

/** Returns the length of a month relative to the average month of 30.44 days. */
export function relativeMonthLength(month: YearMonth): number {
  return countDaysInMonth(month) / (365.25 / 12);
}

export function countDaysInMonth(month: YearMonth): number {
  const next = addMonths(month, 1);
  const start = Date.UTC(Math.floor(month / 12), month % 12);
  return Math.round((Date.UTC(Math.floor(next / 12), next % 12) - start) / 86_400_000);
}
