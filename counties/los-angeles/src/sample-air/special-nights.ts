import { computeRandomAt, hashNameToSeed } from '@townlight/county/sample';
import type { LocalHour } from '@townlight/domain/time';
import type { SampleStation } from './stations.ts';

/** Smoke of fireworks in µg/m³ by hours since 8 p.m. */
const JULY_4 = [8, 55, 120, 150, 125, 85, 55, 35, 22, 12, 6];
/** The same since 11 p.m. on New Year's Eve. */
const NEW_YEAR = [6, 70, 85, 60, 38, 24, 14, 7];

/** Returns what fireworks add to a station's reading, µg/m³. */
export function computeFireworksSmoke(station: SampleStation, local: LocalHour): number {
  const since = hoursInto(local, { month: 7, day: 4, hour: 20 });
  const sinceNewYear = hoursInto(local, { month: 12, day: 31, hour: 23 });
  const smoke = (JULY_4[since] ?? 0) + (NEW_YEAR[sinceNewYear] ?? 0);
  if (smoke === 0) return 0;
  const year = local.month === 1 ? local.year - 1 : local.year;
  const luck = 0.6 + 0.8 * computeRandomAt(hashNameToSeed(`fireworks ${station.id}`), year);
  return smoke * station.fireworks * luck;
}

/** Returns the hours since the start on that night; -1 at any other time. */
function hoursInto(local: LocalHour, start: Pick<LocalHour, 'month' | 'day' | 'hour'>): number {
  if (local.month === start.month && local.day === start.day)
    return local.hour >= start.hour ? local.hour - start.hour : -1;
  const next = new Date(Date.UTC(2001, start.month - 1, start.day + 1));
  const isMorningAfter =
    local.month === next.getUTCMonth() + 1 && local.day === next.getUTCDate() && local.hour < 12;
  return isMorningAfter ? 24 - start.hour + local.hour : -1;
}
