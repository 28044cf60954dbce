import type { UsualAirHour } from '@townlight/contract/air/usual';
import { computeHourIndex, NOW_CAST_HOURS } from '@townlight/domain/air';
import { addHours, formatHour, type Hour, parseHour } from '@townlight/domain/time';
import { BadRequest } from '../../../platform/http/errors.ts';
import type { AirSnapshot } from '../snapshot/air-snapshot.ts';
import {
  type Bounds,
  concentrationInTenths,
  findUsualAtPoint,
  type PointQuery,
  toPointWithStations,
} from './place-air.ts';

const DEFAULT_HOURS = 24;
/** The usual air of a later year is that of the next one. */
const MAX_HOURS_AHEAD = 366 * 24;

/**
 * Builds the reply of `GET /api/air-quality/usual`.
 * @throws BadRequest for a point outside the county, or an hour before the record or over a year after it
 */
export function buildUsualAir(
  snapshot: AirSnapshot,
  query: PointQuery & { readonly hours?: number | undefined },
  bounds: Bounds,
): UsualAirHour[] {
  const place = toPointWithStations(snapshot, query, bounds);
  const from = resolveFirstHour(snapshot, query.datetime);
  if (from === null) return [];
  const { hours = DEFAULT_HOURS, scale = 'site' } = query;
  const before = scale === 'site' ? 0 : NOW_CAST_HOURS - 1;
  // newest first, as the NowCast of an hour needs the hours before it
  const levels = Array.from({ length: hours + before }, (_, ago) => {
    const usual = findUsualAtPoint(place, addHours(from, hours - 1 - ago));
    return usual === null ? null : concentrationInTenths(usual);
  });
  return Array.from({ length: hours }, (_, at): UsualAirHour[] => {
    const ago = hours - 1 - at;
    const pm25 = levels[ago] ?? null;
    const index = computeHourIndex(levels.slice(ago), scale);
    if (pm25 === null || index === null) return [];
    const datetime = formatHour(addHours(from, at), snapshot.data.timeZone);
    return [{ datetime, aqi: index.aqi, aqi_category: index.category, pm25 }];
  }).flat();
}

/** Returns the hour after the current one by default; `null` before anything is loaded. */
function resolveFirstHour(snapshot: AirSnapshot, datetime: string | undefined): Hour | null {
  const { data, hours } = snapshot;
  if (hours === null) return null;
  if (datetime === undefined) return addHours(hours.current, 1);
  const hour = parseHour(datetime);
  const last = addHours(hours.newest, MAX_HOURS_AHEAD);
  if (hour === null || hour < hours.first || hour > last)
    throw new BadRequest(
      `datetime is ${datetime}; give an hour from ${formatHour(hours.first, data.timeZone)} to ${formatHour(last, data.timeZone)}.`,
    );
  return hour;
}
