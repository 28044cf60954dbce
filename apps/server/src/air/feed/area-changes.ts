import {
  type AqiCategory,
  categoryChanges,
  isUrgentChange,
  LASTING_HOURS,
} from '@townlight/domain/air';
import { addHours, formatHour, type Hour } from '@townlight/domain/time';
import { areaIndex } from '../replies/rank-areas.ts';
import { type AirSnapshot, areaConcentration } from '../snapshot/air-snapshot.ts';

/** A category of the site's scale that an area came into, and stayed in. */
export interface AreaChange {
  /** The same for the same change, whenever it is asked for. */
  readonly id: string;
  readonly area: number;
  /** The first hour in the new category. */
  readonly hour: Hour;
  /** From then on it is known that it lasts. */
  readonly known: Hour;
  readonly from: AqiCategory;
  readonly to: AqiCategory;
  /** Of the first hour. */
  readonly aqi: number;
  readonly pm25: number;
  /** Known as soon as it has lasted, by hours that may still be corrected; others wait until they have settled. */
  readonly isUrgent: boolean;
  /** Its hours have settled. */
  readonly isSettled: boolean;
}

const DAYS = 7;
/** What lasted before the first of those days is found in the days before. */
const HOURS_READ = 2 * DAYS * 24;

/**
 * The changes of the last seven days, the newest first. Those into unhealthy air come with the current hour, those to
 * better air when their hours have settled: a correction may take back a warning, but never an all-clear.
 */
export function areaChanges(snapshot: AirSnapshot, area: number): AreaChange[] {
  const { hours, data } = snapshot;
  if (hours === null) return [];
  const begin = addHours(hours.current, 1 - HOURS_READ);
  const indexes = Array.from({ length: HOURS_READ }, (_, i) =>
    areaIndex(snapshot, area, addHours(begin, i), 'site'),
  );
  return categoryChanges(indexes.map((index) => index?.category ?? null))
    .filter(({ at }) => at >= HOURS_READ - DAYS * 24)
    .map(({ at, from, to }) => {
      const hour = addHours(begin, at);
      return {
        id: `${data.areas.slugs[area]}/${formatHour(hour, data.timeZone)}/${to}`,
        area,
        hour,
        known: addHours(hour, LASTING_HOURS),
        isUrgent: isUrgentChange({ from, to }),
        isSettled: addHours(hour, LASTING_HOURS - 1) <= hours.settled,
        from,
        to,
        aqi: indexes[at]?.aqi as number,
        pm25: areaConcentration(snapshot, area, hour) as number,
      };
    })
    .filter(({ isUrgent, isSettled }) => isUrgent || isSettled)
    .reverse();
}
