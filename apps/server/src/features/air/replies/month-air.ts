import { type AqiCategory, computeAirQualityIndex } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { hoursOfDay, monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { toTenths } from '../snapshot/air-data.ts';
import { type AirSnapshot, getNearestStationKm } from '../snapshot/air-snapshot.ts';
import { buildAirDays } from './area-replies.ts';

/** The air of a month in one neighborhood, as plain data that can be stored. */
export interface AreaMonthAir {
  /** The readings are sample data. */
  readonly sample: boolean;
  /** Each day of the month: the index of its mean, null with readings for less than three of four hours. */
  readonly days: readonly {
    readonly day: number;
    readonly aqi: number | null;
    readonly category: AqiCategory | null;
  }[];
  /** Mean of those days in µg/m³, in tenths, and its index. */
  readonly mean: { readonly pm25: number; readonly aqi: number; readonly category: AqiCategory };
  /** Kilometers to the nearest station with a reading in the middle of the month. */
  readonly nearestKm: number;
}

/** Returns null where no day of the month has enough readings, and for a neighborhood without air figures. */
export function summarizeMonthAir(
  snapshot: AirSnapshot,
  neighborhood: AreaId,
  month: YearMonth,
): AreaMonthAir | null {
  const { hours, data, areaOf } = snapshot;
  const area = areaOf.get(neighborhood);
  const yearAndMonth = { year: yearOf(month), month: monthOfYear(month) };
  const [begin] = hoursOfDay({ ...yearAndMonth, day: 1 }, data.timeZone);
  const [middle] = hoursOfDay({ ...yearAndMonth, day: 15 }, data.timeZone);
  const end = hoursOfDay({ ...yearAndMonth, day: 28 }, data.timeZone).at(-1);
  if (hours === null || area === undefined || begin === undefined || end === undefined) return null;
  if (begin > hours.newest || end < hours.first) return null;
  const days = buildAirDays(snapshot, { neighborhood, ...yearAndMonth });
  const means = days.flatMap(({ pm25 }) => pm25 ?? []);
  const mean = computeMeanOfDays(means);
  if (mean === null) return null;
  const { aqi, category } = computeAirQualityIndex(mean);
  return {
    sample: data.sample,
    days: days.map((day, at) => ({
      day: at + 1,
      aqi: day.aqi,
      category: day.pm25 === null ? null : computeAirQualityIndex(day.pm25).category,
    })),
    mean: { pm25: mean, aqi, category },
    nearestKm: Math.round(getNearestStationKm(snapshot, area, middle ?? begin)),
  };
}

/** Returns the mean of the days of a month in µg/m³, in tenths; null without a day. */
export function computeMeanOfDays(days: readonly number[]): number | null {
  if (days.length === 0) return null;
  const tenths = days.reduce((sum, pm25) => sum + toTenths(pm25), 0);
  return Math.floor(tenths / days.length) / 10;
}
