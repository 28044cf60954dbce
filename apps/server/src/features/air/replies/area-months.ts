import { type AqiCategory, computeAirQualityIndex, computeDailyMean } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { hoursOfDay, monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { toTenths } from '../snapshot/air-data.ts';
import { type AirSnapshot, getAreaAir } from '../snapshot/air-snapshot.ts';
import { computeMeanOfDays } from './month-air.ts';

/** The air of one neighborhood in one month of the record. */
export interface AreaMonthSummary {
  readonly neighborhood: AreaId;
  readonly name: string;
  readonly month: YearMonth;
  /** Days of the month, and days with readings for at least three of four hours. */
  readonly days: number;
  readonly daysRead: number;
  /** Mean of the days with readings in µg/m³, in tenths, with its index; null without such a day. */
  readonly pm25: number | null;
  readonly aqi: number | null;
  readonly category: AqiCategory | null;
}

/**
 * Summarizes all neighborhoods in all recorded months, by the rules of `summarizeMonthAir`; takes some tens of
 * milliseconds per year.
 */
export function summarizeAreaMonths(snapshot: AirSnapshot): AreaMonthSummary[] {
  const { data, hours } = snapshot;
  if (hours === null) return [];
  const { slugs, names } = data.areas;
  const months = [...new Set(data.record.months.slice(0, data.record.hours))] as YearMonth[];
  return months.flatMap((month) => {
    const days = Array.from({ length: 31 }, (_, at) =>
      hoursOfDay({ year: yearOf(month), month: monthOfYear(month), day: at + 1 }, data.timeZone),
    ).filter((ofDay) => ofDay.length > 0);
    return slugs.map((neighborhood, area): AreaMonthSummary => {
      const means = days.flatMap((ofDay) => {
        const mean = computeDailyMean(ofDay.map((hour) => getAreaAir(snapshot, area, hour)));
        return mean === null ? [] : [toTenths(mean) / 10];
      });
      const pm25 = computeMeanOfDays(means);
      const index = pm25 === null ? null : computeAirQualityIndex(pm25);
      return {
        neighborhood,
        name: names[area] as string,
        month,
        days: days.length,
        daysRead: means.length,
        pm25,
        aqi: index?.aqi ?? null,
        category: index?.category ?? null,
      };
    });
  });
}
