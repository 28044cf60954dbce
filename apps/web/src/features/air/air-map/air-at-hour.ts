import type { AirMapHours } from '@townlight/contract/air';
import {
  type AirQualityIndex,
  type AqiScale,
  computeHourIndex,
  DOUBTFUL_HOUR,
  flagReadings,
  type HourlyPm25,
  isFarFromStations,
  NOW_CAST_HOURS,
  type ReadingFlag,
  rankAreasByAir,
} from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';

/** The air of one area in one hour. */
export interface AreaAir {
  readonly id: AreaId;
  /** Mean of the hour in µg/m³; `null` where no station has a reading. */
  readonly pm25: number | null;
  /** Index of the hour or its NowCast; `null` without a reading. */
  readonly index: AirQualityIndex | null;
  /** 1 = worst air, ties share a rank; `null` without an index and far from every station. */
  readonly rank: number | null;
  /** Distance to the nearest station with a reading in the hour. */
  readonly nearestKm: number;
  /** Whether the nearest station is beyond the distance for which estimates are meant. */
  readonly far: boolean;
  /** Whether the area has no figure because the nearest monitor reads much worse, which may be right or a fault. */
  readonly isDoubtful: boolean;
}

/** A station in one hour. */
export interface StationAirAtHour {
  readonly code: string;
  readonly name: string;
  readonly center: readonly [longitude: number, latitude: number];
  /** As reported, in µg/m³; `null` without a reading. */
  readonly pm25: number | null;
  /** Why the reading is excluded from estimates. */
  readonly flag: ReadingFlag | null;
  readonly index: AirQualityIndex | null;
}

/** The air of the county in one hour. */
export interface AirAtHour {
  readonly areas: ReadonlyMap<AreaId, AreaAir>;
  /** Areas with a rank, worst air first. */
  readonly ranked: readonly AreaAir[];
  readonly stations: readonly StationAirAtHour[];
  readonly scale: AqiScale;
}

/**
 * Returns a lookup of the county's air by hour and scale. Computes an hour when it is first requested and caches it:
 * 272 areas take a fraction of a millisecond, and the timeline goes back and forth.
 */
export function createHourlyAirLookup(
  reply: AirMapHours,
): (at: number, scale: AqiScale) => AirAtHour {
  const known = new Map<string, AirAtHour>();
  const flags = reply.stations.map(flagsOf);
  return (at, scale) => {
    const key = `${scale} ${at}`;
    const found = known.get(key) ?? countHour(reply, flags, reply.shown_from + at, scale);
    known.set(key, found);
    return found;
  };
}

function countHour(
  reply: AirMapHours,
  flags: readonly (readonly (ReadingFlag | null)[])[],
  hour: number,
  scale: AqiScale,
): AirAtHour {
  const airOf = (area: number) =>
    backwards(hour, (at) =>
      reply.doubtful[at]?.includes(area) ? DOUBTFUL_HOUR : fromTenths(reply.pm25[at]?.[area]),
    );
  const indexes = reply.neighborhoods.map((_, area) => computeHourIndex(airOf(area), scale));
  const distances = reply.distances[reply.distance_of[hour] ?? -1];
  const found = reply.neighborhoods.map(({ neighborhood, nearest_km }, area) => ({
    id: neighborhood,
    pm25: fromTenths(reply.pm25[hour]?.[area]),
    index: indexes[area] ?? null,
    nearestKm: distances?.[area] ?? nearest_km,
  }));
  const order = rankAreasByAir(found.map((area) => ({ ...area, aqi: area.index?.aqi ?? null })));
  const ranks = new Map(order.map(({ area, rank }) => [area, rank]));
  const areas = found.map((one, area): AreaAir => {
    return {
      ...one,
      rank: ranks.get(area) ?? null,
      far: isFarFromStations(one.nearestKm),
      isDoubtful: airOf(area)
        .slice(0, scale === 'site' ? 1 : NOW_CAST_HOURS)
        .includes(DOUBTFUL_HOUR),
    };
  });
  const stations = reply.stations.map((station, i): StationAirAtHour => {
    const accepted = (at: number) => (flags[i]?.[at] ? null : fromTenths(station.pm25[at]));
    return {
      code: station.code,
      name: station.name,
      center: [station.longitude, station.latitude],
      pm25: fromTenths(station.pm25[hour]),
      flag: flags[i]?.[hour] ?? null,
      index: computeHourIndex(backwards(hour, accepted), scale),
    };
  });
  return {
    areas: new Map(areas.map((area) => [area.id, area])),
    ranked: order.flatMap(({ area, rank }) => (rank === null ? [] : [areas[area] as AreaAir])),
    stations,
    scale,
  };
}

/** Returns the readings that the NowCast of an hour uses, newest first, in µg/m³. */
function backwards(hour: number, airAt: (at: number) => HourlyPm25): HourlyPm25[] {
  const first = Math.max(0, hour - NOW_CAST_HOURS + 1);
  return Array.from({ length: hour - first + 1 }, (_, ago) => airAt(hour - ago));
}

function fromTenths(tenths: number | null | undefined): number | null {
  return tenths == null ? null : tenths / 10;
}

/**
 * Returns the flags of all hours. The server sends the flag of the newest hour only; earlier ones follow from the same
 * rule.
 */
function flagsOf(station: AirMapHours['stations'][number]): (ReadingFlag | null)[] {
  const flags = flagReadings(station.pm25.map(fromTenths));
  if (station.flag !== null) flags[flags.length - 1] = station.flag;
  return flags;
}
