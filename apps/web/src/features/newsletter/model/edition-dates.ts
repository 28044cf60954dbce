import {
  addMonths,
  findLocalHour,
  formatYearMonth,
  hourOfInstant,
  parseYearMonth,
  startOfHour,
  toLocalHour,
} from '@townlight/domain/time';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Default hour of sending, as for automatic editions. */
const MORNING = 9;

/**
 * Parses the value of a datetime-local field, `2026-11-13T09:30`, in the county's time zone; null for a time that does
 * not exist.
 */
export function parseCountyTime(typed: string, timeZone: string): Date | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(typed);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const begun = findLocalHour({ year, month, day, hour }, timeZone);
  return begun === null ? null : new Date(startOfHour(begun) + minute * MINUTE_MS);
}

/** Formats 9 AM of the next day as the value of such a field. */
export function formatNextMorning(now: number, timeZone: string): string {
  const { year, month, day } = toLocalHour(hourOfInstant(now + DAY_MS), timeZone);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(MORNING)}:00`;
}

/** Editions of earlier months are not offered. */
const MONTHS_BACK = 12;

/**
 * Returns the months for which an edition can be created, newest first.
 * @param newest the last full month on record
 */
export function listMonthsWithoutEdition(
  newest: string | null,
  begun: readonly string[],
): string[] {
  const last = parseYearMonth(newest ?? '');
  if (last === null) return [];
  return Array.from({ length: MONTHS_BACK }, (_, i) => formatYearMonth(addMonths(last, -i))).filter(
    (month) => !begun.includes(month),
  );
}
