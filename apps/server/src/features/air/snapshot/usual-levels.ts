import { computeTypicalPm25 } from '@townlight/domain/air';
import { type YearMonth, yearOf } from '@townlight/domain/time';
import { HOUR_GROUPS, type StationReadingsRecord, toHourGroup } from './air-data.ts';

/**
 * Computes the usual level of each station by hour group (a month of the year, an hour of the day) over all recorded
 * years.
 * @param previous the earlier levels, and the hour groups to compute again
 */
export function computeUsualLevels(
  { stations, hours, accepted, months, clock }: StationReadingsRecord,
  allocate: (bytes: number) => SharedArrayBuffer,
  previous?: { readonly before: Float64Array; readonly changed: ReadonlySet<number> },
): Float64Array {
  const usual = new Float64Array(allocate(8 * HOUR_GROUPS * stations.length));
  if (previous !== undefined) usual.set(previous.before);
  const like = new Map<number, number[]>();
  for (let at = 0; at < hours; at++) {
    const group = toHourGroup(months[at] as number, clock[at] as number);
    if (previous !== undefined && !previous.changed.has(group)) continue;
    const known = like.get(group);
    if (known === undefined) like.set(group, [at]);
    else known.push(at);
  }
  for (let group = 0; group < HOUR_GROUPS; group++) {
    if (previous !== undefined && !previous.changed.has(group)) continue;
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
      usual[group * stations.length + station] = computeTypicalPm25(years.values()) ?? Number.NaN;
    }
  }
  return usual;
}
