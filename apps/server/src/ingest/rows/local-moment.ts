import { toYearMonth, type YearMonth } from '@townlight/domain/time';

/** A local date and time of the county. */
export interface LocalMoment {
  /** ISO format for the database, `2020-10-15`. */
  readonly date: string;
  /** `20:00`; `null` when the text has only a date. */
  readonly time: string | null;
  readonly month: YearMonth;
}

export type DateOrder = 'month-day-year' | 'day-month-year';

const SLASHED =
  /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?(?:\.\d+)?(?: ?([AaPp])\.?[Mm]\.?)?)?$/;
const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?(?:\.\d+)?)?$/;

const ISO_MONTH = /^\d{4}-\d{1,2}$/;

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Parses the date formats of real files: `10/15/2020 0:00`, `01/08/2020 12:00:00 AM`, `2020-01-31`,
 * `2020-01-31T00:00:00.000`. Returns `null` for other texts and for invalid dates.
 */
export function parseLocalMoment(text: string, order: DateOrder): LocalMoment | null {
  let match = ISO.exec(text);
  let year: number;
  let month: number;
  let day: number;
  if (match) {
    year = Number(match[1]);
    month = Number(match[2]);
    day = Number(match[3]);
  } else {
    match = SLASHED.exec(text);
    if (!match) return null;
    const first = Number(match[1]);
    const second = Number(match[2]);
    year = Number(match[3]);
    month = order === 'month-day-year' ? first : second;
    day = order === 'month-day-year' ? second : first;
  }
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  if (match[4] === undefined) return { date, time: null, month: toYearMonth(year, month) };
  const time = timeOfDay(hourOf(Number(match[4]), match[6]), Number(match[5]));
  return time === null ? null : { date, time, month: toYearMonth(year, month) };
}

/** Parses a month without a day, `2020-01`, as its first day. */
export function parseMonth(text: string): LocalMoment | null {
  return ISO_MONTH.test(text) ? parseLocalMoment(`${text}-01`, 'month-day-year') : null;
}

/** Parses `2230`, `330`, `1` (00:01) and `22:30`; blank is midnight; otherwise `null`. */
export function parseTimeOfDay(text: string): string | null {
  if (text === '') return '00:00';
  const colon = text.indexOf(':');
  const digits = colon < 0 ? text : text.slice(0, colon) + text.slice(colon + 1, colon + 3);
  if (!/^\d{1,4}$/.test(digits)) return null;
  const value = Number(digits);
  return timeOfDay(Math.floor(value / 100), value % 100);
}

/** Maps `24:00` to the last minute of the same day: the next minute could be in another month. */
function timeOfDay(hour: number, minute: number): string | null {
  if (hour === 24 && minute === 0) return '23:59';
  return hour > 23 || minute > 59 ? null : `${pad(hour)}:${pad(minute)}`;
}

function hourOf(hour: number, halfDay: string | undefined): number {
  if (halfDay === undefined) return hour;
  const afternoon = halfDay.toLowerCase() === 'p';
  return hour === 12 ? (afternoon ? 12 : 0) : afternoon ? hour + 12 : hour;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return DAYS[month - 1] as number;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

function pad(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
