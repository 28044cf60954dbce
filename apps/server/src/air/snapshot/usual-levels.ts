import { usualLevel } from '@townlight/domain/air';
import { type YearMonth, yearOf } from '@townlight/domain/time';
import { LIKE_HOURS, likeHours, type RecordedAir } from './air-data.ts';

/**
 * Computes the usual level of each station by hour group (a month of the year, an hour of the day) over all recorded
 * years.
 * @param previous the earlier levels, and the hour groups to compute again
 */
export function usualLevels(
  { stations, hours, accepted, months, clock }: RecordedAir,
  allocate: (bytes: number) => SharedArrayBuffer,
  taken?: { readonly before: Float64Array; readonly changed: ReadonlySet<number> },
): Float64Array {
  const usual = new Float64Array(allocate(8 * LIKE_HOURS * stations.length));
  if (taken !== undefined) usual.set(taken.before);
  const like = new Map<number, number[]>();
  for (let at = 0; at < hours; at++) {
    const group = likeHours(months[at] as number, clock[at] as number);
    if (taken !== undefined && !taken.changed.has(group)) continue;
    const known = like.get(group);
    if (known === undefined) like.set(group, [at]);
    else known.push(at);
  }
  for (let group = 0; group < LIKE_HOURS; group++) {
    if (taken !== undefined && !taken.changed.has(group)) continue;
    const at = like.get(group) ?? [];
    for (let station = 0; station < stations.length; station++) {
      const years = new Map<number, number[]>();
      for (const hour of at) {
        const reading = accepted[hour * stations.length + station] as number;
        if (Number.isNaN(reading)) continue;
        const year = yearOf(months[hour] as YearMonth);
        const known = years.get(year);
        if (known === undefined) years.set(year, [reading]);
        else known.push(reading);
      }
      usual[group * stations.length + station] = usualLevel(years.values()) ?? Number.NaN;
    }
  }
  return usual;
}
