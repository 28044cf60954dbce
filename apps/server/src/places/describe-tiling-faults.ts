import type { Partition } from '@townlight/domain/places';
import { counted } from '../loading/counted.ts';
import type { AllTilingFaults } from './geometry/tiling-faults.ts';

/** Smaller faults come from rounding and are hidden by default. */
const TOLD_FROM_KM2 = 1e-6;

/** Formats the output of `check boundaries`: every overlap and gap with its areas and size, and what is hidden. */
export function describeTilingFaults(
  { overlaps, gaps }: AllTilingFaults,
  { partition, names, all }: { partition: Partition; names: readonly string[]; all: boolean },
): string[] {
  const nameOf = (area: number) => names[area] as string;
  return [
    `${partition}: ${counted(names.length, 'area')}`,
    ...section(overlaps, all, {
      none: 'no two areas overlap',
      some: ['pair of areas overlaps', 'pairs of areas overlap'],
      // areas are sorted by slug
      tell: ({ areas: [first, second] }) =>
        `${nameOf(first)} and ${nameOf(second)}; reports there count in ${nameOf(first)}`,
    }),
    ...section(gaps, all, {
      none: 'no gaps between areas',
      some: ['gap between areas', 'gaps between areas'],
      tell: ({ areas, longitude, latitude }) =>
        `at ${longitude.toFixed(5)}, ${latitude.toFixed(5)}, beside ${areas.map(nameOf).join(', ')}; reports there are unplaced`,
    }),
  ];
}

function section<Fault extends { squareKilometers: number }>(
  faults: readonly Fault[],
  all: boolean,
  words: {
    none: string;
    some: readonly [one: string, many: string];
    tell(fault: Fault): string;
  },
): string[] {
  if (faults.length === 0) return [words.none];
  const told = faults.filter(({ squareKilometers }) => all || squareKilometers >= TOLD_FROM_KM2);
  const left = faults.length - told.length;
  return [
    `${counted(faults.length, ...words.some)}, ${size(sumOf(faults))} together:`,
    ...told.map((fault) => `  ${size(fault.squareKilometers)}  ${words.tell(fault)}`),
    ...(left === 0 ? [] : [`  and ${left} of less than 1 m² each; --all names them`]),
  ];
}

function sumOf(faults: readonly { squareKilometers: number }[]): number {
  return faults.reduce((sum, { squareKilometers }) => sum + squareKilometers, 0);
}

function size(squareKilometers: number): string {
  if (squareKilometers >= 0.01) return `${squareKilometers.toFixed(3)} km²`;
  const meters = squareKilometers * 1e6;
  return `${meters < 1 ? meters.toPrecision(2) : Math.round(meters).toLocaleString('en')} m²`;
}
