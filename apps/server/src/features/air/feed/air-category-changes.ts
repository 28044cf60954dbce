import {
  type AqiCategory,
  findCategoryChanges,
  isUrgentChange,
  MIN_HOURS_IN_NEW_CATEGORY,
} from '@townlight/domain/air';
import { addHours, formatHour, type Hour } from '@townlight/domain/time';
import { computeAreaIndex } from '../replies/rank-areas-in-hour.ts';
import { type AirSnapshot, getAreaConcentration } from '../snapshot/air-snapshot.ts';

/** A lasting change of an area into another category of the site's scale. */
export interface AirCategoryChange {
  /** Stable: the same change always has the same id. */
  readonly id: string;
  readonly area: number;
  /** The first hour in the new category. */
  readonly hour: Hour;
  /** The hour from which on the change is known to last. */
  readonly known: Hour;
  readonly from: AqiCategory;
  readonly to: AqiCategory;
  /** Index of the first hour. */
  readonly aqi: number;
  readonly pm25: number;
  /**
   * Published as soon as the change has lasted, from hours that may still be corrected; other changes wait until their
   * hours have settled.
   */
  readonly isUrgent: boolean;
  /** The hours of the change have settled. */
  readonly isSettled: boolean;
}

const DAYS = 7;
/** Also reads the week before, to find the category that lasted before the first of those days. */
const HOURS_READ = 2 * DAYS * 24;

/**
 * Returns the changes of the last seven days, newest first. Changes into unhealthy air appear with the current hour,
 * changes to better air when their hours have settled: a correction may withdraw a warning, but never an all-clear.
 */
export function findAirCategoryChanges(snapshot: AirSnapshot, area: number): AirCategoryChange[] {
  const { hours, data } = snapshot;
  if (hours === null) return [];
  const begin = addHours(hours.current, 1 - HOURS_READ);
  const indexes = Array.from({ length: HOURS_READ }, (_, i) =>
    computeAreaIndex(snapshot, area, addHours(begin, i), 'site'),
  );
  return findCategoryChanges(indexes.map((index) => index?.category ?? null))
    .filter(({ at }) => at >= HOURS_READ - DAYS * 24)
    .map(({ at, from, to }) => {
      const hour = addHours(begin, at);
      return {
        id: `${data.areas.slugs[area]}/${formatHour(hour, data.timeZone)}/${to}`,
        area,
        hour,
        known: addHours(hour, MIN_HOURS_IN_NEW_CATEGORY),
        isUrgent: isUrgentChange({ from, to }),
        isSettled: addHours(hour, MIN_HOURS_IN_NEW_CATEGORY - 1) <= hours.settled,
        from,
        to,
        aqi: indexes[at]?.aqi as number,
        pm25: getAreaConcentration(snapshot, area, hour) as number,
      };
    })
    .filter(({ isUrgent, isSettled }) => isUrgent || isSettled)
    .reverse();
}
