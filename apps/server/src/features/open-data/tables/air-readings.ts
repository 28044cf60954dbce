import { READING_FLAGS } from '@townlight/domain/air';
import type { AirData } from '../../air/index.ts';
import type { TableValues } from './table.ts';

const HOUR_MS = 3_600_000;

/** Builds the table of all readings, with the reason for each that is excluded from estimates. */
export function buildAirReadingsTable({ record }: AirData): TableValues {
  const { stations, first, hours, accepted, refused, flags } = record;
  const station: number[] = [];
  const hour: number[] = [];
  const pm25: number[] = [];
  const flag: number[] = [];
  for (let at = 0; at < hours; at++) {
    for (let place = 0; place < stations.length; place++) {
      const reading = at * stations.length + place;
      const used = accepted[reading] as number;
      const read = Number.isNaN(used) ? (refused[reading] as number) : used;
      if (Number.isNaN(read)) continue;
      station.push(place);
      hour.push((first + at) * HOUR_MS);
      pm25.push(read);
      flag.push((flags[reading] as number) - 1);
    }
  }
  const at = Int32Array.from(station);
  const numbers = (values: readonly number[]) =>
    ({ kind: 'numbers', values: Float64Array.from(values) }) as const;
  return {
    rows: station.length,
    columns: [
      { kind: 'words', dictionary: stations.map(({ code }) => code), at },
      { kind: 'words', dictionary: stations.map(({ name }) => name), at },
      numbers(station.map((place) => stations[place]?.longitude ?? Number.NaN)),
      numbers(station.map((place) => stations[place]?.latitude ?? Number.NaN)),
      numbers(hour),
      numbers(pm25),
      { kind: 'words', dictionary: READING_FLAGS, at: Int32Array.from(flag) },
    ],
  };
}
