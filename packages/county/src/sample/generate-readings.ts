import { addHours, type Hour, toLocalHour } from '@townlight/domain/time';
import type { SampleArea } from './read-sample-areas.ts';
import { computeRandomAt, hashNameToSeed, smoothNoise } from './smooth-noise.ts';
import { computeUsualPm25, computeWinterShare } from './usual-level.ts';

/** An invented station in the middle of an area. */
export interface InventedStation {
  readonly id: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Mean of PM2.5 in µg/m³, by chance from this to one and a half of it. */
const LOWEST_LEVEL = 7;
const INLAND = 0.6;

/** Places stations in areas as far from each other in the list as possible. */
export function placeStations(areas: readonly SampleArea[], count: number): InventedStation[] {
  const number = Math.min(count, areas.length);
  return Array.from({ length: number }, (_, at) => {
    const area = areas[Math.floor((at * areas.length) / number)] as SampleArea;
    const ring = area.polygon.coordinates[0]?.[0] ?? [];
    const mean = (of: 0 | 1) =>
      ring.reduce((sum, one) => sum + (one[of] as number), 0) / ring.length;
    return { id: `sample-${area.id}`, name: area.name, longitude: mean(0), latitude: mean(1) };
  });
}

/** Yields invented readings of the hours from `from` to `to`, both included, hour by hour. */
export function* generateReadings(
  stations: readonly InventedStation[],
  timeZone: string,
  [from, to]: readonly [Hour, Hour],
): Generator<{ station: string; hour: Hour; concentration: number }> {
  const weather = hashNameToSeed(`weather in ${timeZone}`);
  const models = stations.map(({ id }) => ({
    id,
    noise: hashNameToSeed(id),
    usual: {
      level: LOWEST_LEVEL * (1 + computeRandomAt(hashNameToSeed(id), 0) / 2),
      inland: INLAND,
    },
  }));
  for (let hour = from; hour <= to; hour = addHours(hour, 1)) {
    const local = toLocalHour(hour, timeZone);
    const weekday = new Date(Date.UTC(local.year, local.month - 1, local.day)).getUTCDay();
    const ofAll = (0.38 + 0.22 * computeWinterShare(local)) * smoothNoise(weather, hour, 70);
    for (const { id, noise, usual } of models) {
      const ofStation = 0.2 * smoothNoise(noise, hour, 13) + 0.1 * smoothNoise(noise, hour, 1);
      const level = computeUsualPm25(usual, local, weekday) * Math.exp(1.35 * (ofAll + ofStation));
      yield { station: id, hour, concentration: Math.round(level * 10) / 10 };
    }
  }
}
