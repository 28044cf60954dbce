import { type AqiCategory, airQualityIndex, dailyMean } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { hoursOfDay, monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { toTenths } from '../snapshot/air-data.ts';
import { type AirSnapshot, areaAir } from '../snapshot/air-snapshot.ts';
import { meanOfDays } from './month-air.ts';

/** The air of one neighborhood in one month of the record. */
export interface AreaMonth {
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
export function areaMonths(snapshot: AirSnapshot): AreaMonth[] {
  const { data, hours } = snapshot;
  if (hours === null) return [];
  const { slugs, names } = data.areas;
  const months = [...new Set(data.record.months.slice(0, data.record.hours))] as YearMonth[];
  return months.flatMap((month) => {
    const days = Array.from({ length: 31 }, (_, at) =>
      hoursOfDay({ year: yearOf(month), month: monthOfYear(month), day: at + 1 }, data.timeZone),
    ).filter((ofDay) => ofDay.length > 0);
    return slugs.map((neighborhood, area): AreaMonth => {
      const means = days.flatMap((ofDay) => {
        const mean = dailyMean(ofDay.map((hour) => areaAir(snapshot, area, hour)));
        return mean === null ? [] : [toTenths(mean) / 10];
      });
      const pm25 = meanOfDays(means);
      const index = pm25 === null ? null : airQualityIndex(pm25);
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
