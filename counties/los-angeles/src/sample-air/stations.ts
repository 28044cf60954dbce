import type { GeoPoint } from '@townlight/domain/places';

/** A station of the sample county. */
export interface SampleStation extends GeoPoint {
  /** Begins with `SAMPLE-`, unlike the number of any real monitor. */
  readonly id: string;
  readonly name: string;
  /** Usual concentration in µg/m³. */
  readonly level: number;
  /** How strongly the daily cycle and inversions affect it: 0 by the sea, 1 inland. */
  readonly inland: number;
  /** The amount of fireworks nearby, 0 to 1. */
  readonly fireworks: number;
}

/** 12 stations. // spec 1 */
export const sampleStations: readonly SampleStation[] = [
  station('01', 'Downtown', [-118.2267, 34.0664], { level: 12, inland: 0.6, fireworks: 1 }),
  station('02', 'West Los Angeles', [-118.4561, 34.0511], {
    level: 9,
    inland: 0.2,
    fireworks: 0.4,
  }),
  station('03', 'Compton', [-118.2169, 33.9014], { level: 12.5, inland: 0.5, fireworks: 1 }),
  station('04', 'Long Beach', [-118.1753, 33.7924], { level: 11, inland: 0.3, fireworks: 0.8 }),
  station('05', 'Reseda', [-118.5328, 34.1992], { level: 10.5, inland: 0.7, fireworks: 0.7 }),
  station('06', 'Burbank', [-118.3174, 34.1758], { level: 11.5, inland: 0.7, fireworks: 0.7 }),
  station('07', 'Pasadena', [-118.1272, 34.1326], { level: 10, inland: 0.7, fireworks: 0.5 }),
  station('08', 'Pico Rivera', [-118.0685, 34.0103], { level: 12, inland: 0.7, fireworks: 1 }),
  station('09', 'Azusa', [-117.9239, 34.1365], { level: 11, inland: 0.9, fireworks: 0.5 }),
  station('10', 'Pomona', [-117.7514, 34.067], { level: 12, inland: 1, fireworks: 0.7 }),
  station('11', 'Santa Clarita', [-118.5283, 34.3833], { level: 8.5, inland: 0.9, fireworks: 0.3 }),
  station('12', 'Lancaster', [-118.1306, 34.6694], { level: 7, inland: 0.8, fireworks: 0.3 }),
];

function station(
  number: string,
  name: string,
  [longitude, latitude]: [number, number],
  traits: Pick<SampleStation, 'level' | 'inland' | 'fireworks'>,
): SampleStation {
  return { id: `SAMPLE-${number}`, name, longitude, latitude, ...traits };
}
