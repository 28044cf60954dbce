import {
  AQI_CATEGORIES,
  type AqiCategory,
  computeAirQualityIndex,
  computeDailyMean,
  DOUBTFUL_HOUR,
} from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import { addDays, type Day, formatDay, hoursOfDay, toCalendarDate } from '@townlight/domain/time';
import { type AirSnapshot, getAreaAir, getNearestStationKm } from '../snapshot/air-snapshot.ts';
import { computeAreaIndex } from './rank-areas-in-hour.ts';

export const DAYS_PER_WEEK = 7;

/** The air of a week in one neighborhood, as plain data that can be stored. */
export interface AreaWeekAir {
  /** Monday to Sunday. */
  readonly days: readonly WeekDayAir[];
  /** Kilometers to the nearest reporting station, in the hour in which it was farthest. */
  readonly nearestKm: number;
  /** Readings of the last day may still be revised. */
  readonly isProvisional: boolean;
}

export interface WeekDayAir {
  /** `2026-11-16` */
  readonly day: string;
  /** Index of the mean of the day on the site's scale. */
  readonly index: Index | null;
  /** Why the day has no mean; null where it has one. */
  readonly missing: 'no-readings' | 'too-few' | 'doubtful' | null;
  /** The worst hour of a day without a mean, where it was at least unhealthy for sensitive groups. */
  readonly unhealthyHour: Index | null;
}

interface Index {
  readonly aqi: number;
  readonly category: AqiCategory;
}

/**
 * Returns null where the week has no reading, where readings are sample data, and for a neighborhood without air
 * figures.
 */
export function summarizeWeekAir(
  snapshot: AirSnapshot,
  neighborhood: AreaId,
  monday: Day,
): AreaWeekAir | null {
  const { hours, data, areaOf } = snapshot;
  const area = areaOf.get(neighborhood);
  if (hours === null || area === undefined || data.sample) return null;
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, i) => {
    const day = addDays(monday, i);
    return { day, hours: hoursOfDay(toCalendarDate(day), data.timeZone) };
  });
  const known = days.flatMap((one) =>
    one.hours.filter((hour) => getAreaAir(snapshot, area, hour) !== null),
  );
  const last = days.at(-1)?.hours.at(-1);
  if (known.length === 0 || last === undefined) return null;
  return {
    days: days.map((one) => dayAir(snapshot, area, one)),
    nearestKm: Math.max(...known.map((hour) => getNearestStationKm(snapshot, area, hour))),
    isProvisional: last > hours.settled,
  };
}

function dayAir(
  snapshot: AirSnapshot,
  area: number,
  { day, hours }: { day: Day; hours: ReturnType<typeof hoursOfDay> },
): WeekDayAir {
  const values = hours.map((hour) => getAreaAir(snapshot, area, hour));
  const mean = computeDailyMean(values);
  if (mean !== null)
    return {
      day: formatDay(day),
      index: indexOf(computeAirQualityIndex(mean)),
      missing: null,
      unhealthyHour: null,
    };
  const indexes = hours.flatMap((hour) => computeAreaIndex(snapshot, area, hour, 'site') ?? []);
  const worst = indexes.reduce<Index | null>(
    (a, b) => (a === null || b.aqi > a.aqi ? indexOf(b) : a),
    null,
  );
  return {
    day: formatDay(day),
    index: null,
    missing: values.includes(DOUBTFUL_HOUR)
      ? 'doubtful'
      : indexes.length === 0
        ? 'no-readings'
        : 'too-few',
    unhealthyHour: worst !== null && isUnhealthy(worst) ? worst : null,
  };
}

const indexOf = ({ aqi, category }: Index): Index => ({ aqi, category });

function isUnhealthy({ category }: Index): boolean {
  return AQI_CATEGORIES.indexOf(category) >= AQI_CATEGORIES.indexOf('usg');
}
