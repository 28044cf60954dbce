import { sampleStations } from '@townlight/county-los-angeles/sample-air';
import { computeHourIndex, DEFAULT_SENSORS, estimateAtPoint } from '@townlight/domain/air';
import type { GeoPoint } from '@townlight/domain/places';
import { formatCount, formatMilliseconds } from '../measure/format-figures.ts';
import { median, quantile } from '../measure/quantile.ts';
import type { Report } from '../measure/report.ts';
import { predictByKriging } from './kriging.ts';

const POINTS = 100_000;
const KRIGED = 5_000;
const GOAL_MS = 0.05;
/** As fitted to the real hours, see the section on air. */
const VARIOGRAM = { nugget: 0.66, sill: 1.55, rangeKm: 200 };
/** The county's bounds, about. */
const WEST = -118.9;
const SOUTH = 33.7;
const SIDE = 1.1;

/** Measures an estimate at a point and its index in memory, compared with ordinary kriging of the same stations. */
export async function benchPoint(report: Report): Promise<void> {
  report.heading('The air at a point');
  const readings = sampleStations.map((station) => ({ ...station, concentration: station.level }));
  const townlight = timesOf(POINTS, (point) => {
    computeHourIndex(
      [estimateAtPoint(point, readings, DEFAULT_SENSORS)?.concentration ?? null],
      'site',
    );
  });
  const kriging = timesOf(KRIGED, (point) => predictByKriging(point, readings, VARIOGRAM));
  report.table(
    ['', 'points', 'median', 'p99'],
    [
      rowOf(`ours: nearest ${DEFAULT_SENSORS}, and the index`, townlight),
      rowOf('ordinary kriging', kriging),
    ],
  );
  report.note(`${sampleStations.length} stations, each point at a place of its own.`);
  report.goal(
    `p99 under ${formatMilliseconds(GOAL_MS)} for a point`,
    quantile(townlight, 0.99) < GOAL_MS,
  );
}

function timesOf(count: number, estimate: (point: GeoPoint) => void): number[] {
  // multiples of the golden ratio spread points evenly without randomness
  const placeOf = (at: number): GeoPoint => ({
    longitude: WEST + SIDE * ((at * 0.618_034) % 1),
    latitude: SOUTH + SIDE * (at / count),
  });
  const once = (at: number) => {
    const point = placeOf(at);
    const begun = performance.now();
    estimate(point);
    return performance.now() - begun;
  };
  // warms up the compiler before the measurement
  for (let at = 0; at < count / 10; at++) once(at);
  return Array.from({ length: count }, (_, at) => once(at));
}

function rowOf(name: string, times: readonly number[]): string[] {
  return [
    name,
    formatCount(times.length),
    formatMilliseconds(median(times)),
    formatMilliseconds(quantile(times, 0.99)),
  ];
}
