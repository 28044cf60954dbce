import { type Day, parseDay, toDay } from '@townlight/domain/time';

/** Years of two digits belong to this century. */
const CENTURY = 2000;

/** Parses `2022-10-31`, with or without a time of day, and `10/31/22` or `10/31/2022`; returns null for other text. */
export function parseReportDate(text: string): Day | null {
  const plain = text.trim().replace(/[T ]\d{2}:\d{2}.*$/, '');
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(plain);
  if (!american) return parseDay(plain);
  const year = Number(american[3]);
  return toDay(year < 100 ? CENTURY + year : year, Number(american[1]), Number(american[2]));
}
