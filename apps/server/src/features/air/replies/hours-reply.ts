import type { AirMapHours } from '@townlight/contract/air';
import { AIR_HISTORY_HOURS, isFarFromStations, NOW_CAST_HOURS } from '@townlight/domain/air';
import { addHours, formatHour, type Hour } from '@townlight/domain/time';
import { DOUBTFUL_ESTIMATE, NO_ESTIMATE } from '../snapshot/air-data.ts';
import { type AirSnapshot, getNearestStationKm } from '../snapshot/air-snapshot.ts';
import { decodeFlag } from '../store.ts';

/** Hours before the first shown hour that its NowCast needs. */
const BEFORE = NOW_CAST_HOURS - 1;

/**
 * Builds the reply of `GET /api/air-quality/hours`.
 * @param until null before the first reading
 */
export function buildAirMapHours(snapshot: AirSnapshot, until: Hour | null): AirMapHours {
  if (until === null)
    return {
      shown_from: 0,
      hours: [],
      neighborhoods: [],
      pm25: [],
      doubtful: [],
      distances: [],
      distance_of: [],
      stations: [],
    };
  const count = BEFORE + AIR_HISTORY_HOURS;
  const hours = Array.from({ length: count }, (_, i) => addHours(until, i + 1 - count));
  return {
    shown_from: BEFORE,
    hours: hours.map((hour) => formatHour(hour, snapshot.data.timeZone)),
    neighborhoods: snapshot.data.areas.slugs.map((neighborhood, area) => {
      const km = getNearestStationKm(snapshot, area, until);
      return { neighborhood, nearest_km: km, far: isFarFromStations(km) };
    }),
    pm25: hours.map((hour) => estimatesOf(snapshot, hour).map(inTenths)),
    doubtful: hours.map((hour) =>
      estimatesOf(snapshot, hour).flatMap((estimate, area) =>
        estimate === DOUBTFUL_ESTIMATE ? [area] : [],
      ),
    ),
    ...distancesThrough(snapshot, hours),
    stations: stationsThrough(snapshot, hours),
  };
}

/**
 * Lists the distance to the nearest reporting station by hour. The reporting stations seldom change between hours, so
 * equal lists are included once.
 */
function distancesThrough(
  snapshot: AirSnapshot,
  hours: readonly Hour[],
): Pick<AirMapHours, 'distances' | 'distance_of'> {
  const distances: number[][] = [];
  const places = new Map<string, number>();
  const distance_of = hours.map((hour) => {
    const km = snapshot.data.areas.slugs.map((_, area) =>
      getNearestStationKm(snapshot, area, hour),
    );
    const known = places.get(km.join());
    if (known !== undefined) return known;
    places.set(km.join(), distances.length);
    return distances.push(km) - 1;
  });
  return { distances, distance_of };
}

/** Returns the stored estimates by area. */
function estimatesOf({ data: { record, areas } }: AirSnapshot, hour: Hour): number[] {
  const at = hour - record.first;
  if (at < 0 || at >= record.hours) return areas.slugs.map(() => NO_ESTIMATE);
  const count = areas.slugs.length;
  return [...areas.estimates.subarray(at * count, (at + 1) * count)];
}

function inTenths(estimate: number): number | null {
  return estimate === NO_ESTIMATE || estimate === DOUBTFUL_ESTIMATE ? null : estimate;
}

function stationsThrough(
  { data: { record } }: AirSnapshot,
  hours: readonly Hour[],
): AirMapHours['stations'] {
  const { stations, first, accepted, refused, flags } = record;
  const until = hours.at(-1) as Hour;
  return stations.map(({ code, name, longitude, latitude }, station) => {
    const place = (hour: Hour) => (hour - first) * stations.length + station;
    return {
      code,
      name,
      longitude,
      latitude,
      pm25: hours.map((hour) => {
        if (hour < first) return null;
        const used = accepted[place(hour)] as number;
        const read = Number.isNaN(used) ? (refused[place(hour)] as number) : used;
        return Number.isNaN(read) ? null : Math.round(read * 10);
      }),
      flag: decodeFlag(flags[place(until)] as number),
    };
  });
}
