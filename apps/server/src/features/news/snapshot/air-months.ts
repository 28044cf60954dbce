import { computeAirQualityIndex, hasDailyMean } from '@townlight/domain/air';
import { addHours, type Hour, toLocalHour, type YearMonth } from '@townlight/domain/time';
import { type AirData, NO_ESTIMATE } from '../../air/index.ts';
import { findLongestRun, isUnhealthy } from '../facts/longest-run.ts';

/** A day on which the air was unhealthy or worse in some neighborhood. */
export interface UnhealthyDay {
  /** Of the month. */
  readonly day: number;
  /** Daily means of all neighborhoods in µg/m³. */
  readonly mean: Float32Array;
}

/** A past month of the county's air. Indexed by neighborhood, in the order of the air's slugs. */
export interface AirMonth {
  readonly month: YearMonth;
  /** The first hour after the month. */
  readonly end: Hour;
  /** Days with readings for three of four hours. */
  readonly days: number;
  /** Mean of those days in µg/m³. */
  readonly mean: Float32Array;
  /** Number of those days that were unhealthy for sensitive groups or worse, by the daily mean on the site's scale. */
  readonly unhealthy: Uint8Array;
  /** The day of the month with the highest mean, and its µg/m³. */
  readonly worstDay: Uint8Array;
  readonly worst: Float32Array;
  /** Days that were unhealthy for sensitive groups or worse in any neighborhood. */
  readonly unhealthySomewhere: number;
  /** Its longest run of days on which the air was unhealthy or worse somewhere; empty for single days. */
  readonly unhealthyRun: readonly UnhealthyDay[];
}

/** Minimum number of days with readings for an entry about the month. */
const MIN_DAYS = 21;

/**
 * Returns the months that are over by the settled hour.
 * @param shown `null` before the first reading
 */
export function summarizeAirMonths(air: AirData, shown: Hour | null): AirMonth[] {
  const { record, areas } = air;
  if (shown === null || areas.slugs.length === 0) return [];
  const found: AirMonth[] = [];
  const end = shown - record.first;
  for (let at = 0; at < end; ) {
    let next = at;
    while (next < end && record.months[next] === record.months[at]) next++;
    // The month of the last hour is not over.
    const summary = next < end ? summarizeAirMonth(air, at, next) : null;
    if (summary !== null) found.push(summary);
    at = next;
  }
  return found;
}

/** @param from index of the month's first hour; `to` is that of the first hour after it */
function summarizeAirMonth(
  { record, areas, timeZone }: AirData,
  from: number,
  to: number,
): AirMonth | null {
  const count = areas.slugs.length;
  const mean = new Float32Array(count);
  const unhealthy = new Uint8Array(count);
  const worstDay = new Uint8Array(count);
  const worst = new Float32Array(count);
  const sums = new Float64Array(count);
  let days = 0;
  let unhealthySomewhere = 0;
  const unhealthyDays: UnhealthyDay[] = [];
  let { day } = toLocalHour(addHours(record.first, from), timeZone);
  for (let at = from; at < to; day++) {
    let next = at + 1;
    while (next < to && record.clock[next] !== 0) next++;
    const read = sumHours(areas.estimates, sums, at, next);
    if (hasDailyMean(read, next - at)) {
      days++;
      let somewhere = false;
      let highest = 0;
      const means = new Float32Array(count);
      for (let area = 0; area < count; area++) {
        const ofDay = (sums[area] as number) / read / 10;
        mean[area] = (mean[area] as number) + ofDay;
        means[area] = ofDay;
        highest = Math.max(highest, ofDay);
        if (ofDay > (worst[area] as number)) {
          worst[area] = ofDay;
          worstDay[area] = day;
        }
        const { category } = computeAirQualityIndex(ofDay);
        if (category === 'good' || category === 'moderate') continue;
        unhealthy[area] = (unhealthy[area] as number) + 1;
        somewhere = true;
      }
      if (somewhere) unhealthySomewhere++;
      if (isUnhealthy(highest)) unhealthyDays.push({ day, mean: means });
    }
    at = next;
  }
  if (days < MIN_DAYS) return null;
  for (let area = 0; area < count; area++) mean[area] = (mean[area] as number) / days;
  return {
    month: record.months[from] as YearMonth,
    end: addHours(record.first, to),
    days,
    mean,
    unhealthy,
    worstDay,
    worst,
    unhealthySomewhere,
    unhealthyRun: findLongestRun(unhealthyDays),
  };
}

/**
 * Adds up the estimates of some hours, in tenths by area.
 * @returns the number of hours with estimates
 */
function sumHours(estimates: Uint16Array, sums: Float64Array, from: number, to: number): number {
  let read = 0;
  sums.fill(0);
  for (let at = from; at < to; at++) {
    const row = at * sums.length;
    // An hour with a reading has an estimate for every area.
    if (estimates[row] === NO_ESTIMATE) continue;
    read++;
    for (let area = 0; area < sums.length; area++)
      sums[area] = (sums[area] as number) + (estimates[row + area] as number);
  }
  return read;
}
