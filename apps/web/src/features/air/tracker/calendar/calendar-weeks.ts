import type { AirDay } from '@townlight/contract/air';
import { type AqiCategory, computeAirQualityIndex } from '@townlight/domain/air';
import { type Hour, monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import type { PageScale } from '../../figures/air-scale.ts';
import type { AirRecordSpan } from '../../record-span/record-span.ts';
import { findSameHourOnDay } from '../shown-hour.ts';

/** One day of the calendar. */
export interface CalendarCell {
  readonly day: number;
  /** `2026-11-21` */
  readonly date: string;
  readonly aqi: number | null;
  readonly category: AqiCategory | null;
  /** The hour that the day links to; `null` where nothing is on record. */
  readonly hour: Hour | null;
}

/** Returns the weeks of a month, Sunday first; `null` pads the first and last week. */
export function buildCalendarWeeks(
  month: YearMonth,
  days: readonly AirDay[],
  given: { scale: PageScale; like: Hour; span: AirRecordSpan; timeZone: string },
): (CalendarCell | null)[][] {
  const [year, of] = [yearOf(month), monthOfYear(month)];
  const before = new Date(Date.UTC(year, of - 1, 1)).getUTCDay();
  const count = new Date(Date.UTC(year, of, 0)).getUTCDate();
  const known = new Map(days.map((day) => [day.date, day]));
  const cells: (CalendarCell | null)[] = Array.from({ length: before }, () => null);
  for (let day = 1; day <= count; day++) {
    const two = (value: number) => String(value).padStart(2, '0');
    const date = `${year}-${two(of)}-${two(day)}`;
    const found = known.get(date);
    const aqi = found?.aqi ?? null;
    const pm25 = found?.pm25 ?? null;
    const hour = findSameHourOnDay(
      { year, month: of, day },
      given.like,
      given.span,
      given.timeZone,
    );
    const category =
      aqi === null || pm25 === null ? null : computeAirQualityIndex(pm25, given.scale).category;
    cells.push({ day, date, aqi, category, hour });
  }
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
