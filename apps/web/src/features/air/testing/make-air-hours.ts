import type { AirMapHours } from '@townlight/contract/air';
import { AIR_HISTORY_HOURS, NOW_CAST_HOURS } from '@townlight/domain/air';
import { addHours, formatHour, type Hour } from '@townlight/domain/time';

const BEFORE = NOW_CAST_HOURS - 1;
const FAR_KM = 40;
const COUNT = BEFORE + AIR_HISTORY_HOURS;

/**
 * Makes the hours up to `until` of a small county. Concentrations are in tenths of µg/m³: one for all hours of an area,
 * or one per hour, the newest last.
 */
export function makeAirHours(
  until: Hour,
  given: {
    areas: Record<string, number | null | readonly (number | null)[]>;
    /** Areas that are far from every station, in all hours. */
    far?: readonly string[];
    /** Areas that are doubtful in the newest hour. */
    doubtful?: readonly string[];
    stations?: AirMapHours['stations'];
  },
): AirMapHours {
  const ids = Object.keys(given.areas);
  const hours = Array.from({ length: COUNT }, (_, at) => addHours(until, at + 1 - COUNT));
  const tenths = (id: string, at: number): number | null => {
    const series = given.areas[id] ?? null;
    if (series === null || typeof series === 'number') return series;
    // Hours before the given ones repeat the first of them.
    return series[Math.max(0, series.length - COUNT + at)] ?? null;
  };
  const kmTo = (id: string) => (given.far?.includes(id) ? FAR_KM : 5);
  return {
    shown_from: BEFORE,
    hours: hours.map((hour) => formatHour(hour, 'America/Los_Angeles')),
    neighborhoods: ids.map((neighborhood) => {
      const nearest_km = kmTo(neighborhood);
      return { neighborhood, nearest_km, far: nearest_km === FAR_KM };
    }),
    distances: [ids.map(kmTo)],
    distance_of: hours.map(() => 0),
    pm25: hours.map((_, at) =>
      ids.map((id) => (at === COUNT - 1 && given.doubtful?.includes(id) ? null : tenths(id, at))),
    ),
    doubtful: hours.map((_, at) =>
      ids.flatMap((id, area) => (at === COUNT - 1 && given.doubtful?.includes(id) ? [area] : [])),
    ),
    stations: given.stations ?? [],
  };
}

/** Makes a station with about the same reading in every hour except the newest ones. */
export function makeStation(
  code: string,
  usual: number,
  newest: readonly (number | null)[] = [],
  flag: AirMapHours['stations'][number]['flag'] = null,
): AirMapHours['stations'][number] {
  // Alternates by one tenth: identical readings for hours would be flagged as a stuck instrument.
  const pm25: (number | null)[] = Array.from({ length: COUNT }, (_, at) => usual + (at % 2));
  pm25.splice(COUNT - newest.length, newest.length, ...newest);
  return { code, name: code, longitude: -118.2, latitude: 34, pm25, flag };
}
