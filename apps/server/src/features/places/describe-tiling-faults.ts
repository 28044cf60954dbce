import type { Partition } from '@townlight/domain/places';
import { formatCount } from '../../ingest/format-counts.ts';
import type { AllTilingFaults } from './geometry/tiling-faults.ts';

/** Smaller faults come from rounding and are hidden by default. */
const MIN_SHOWN_KM2 = 1e-6;

/** Formats the output of `check boundaries`: every overlap and gap with its areas and size, and what is hidden. */
export function describeTilingFaults(
  { overlaps, gaps }: AllTilingFaults,
  { partition, names, all }: { partition: Partition; names: readonly string[]; all: boolean },
): string[] {
  const nameOf = (area: number) => names[area] as string;
  return [
    `${partition}: ${formatCount(names.length, 'area')}`,
    ...formatSection(overlaps, all, {
      none: 'no two areas overlap',
      some: ['pair of areas overlaps', 'pairs of areas overlap'],
      // areas are sorted by slug
      describe: ({ areas: [first, second] }) =>
        `${nameOf(first)} and ${nameOf(second)}; reports there count in ${nameOf(first)}`,
    }),
    ...formatSection(gaps, all, {
      none: 'no gaps between areas',
      some: ['gap between areas', 'gaps between areas'],
      describe: ({ areas, longitude, latitude }) =>
        `at ${longitude.toFixed(5)}, ${latitude.toFixed(5)}, next to ${areas.map(nameOf).join(', ')}; reports there are unplaced`,
    }),
  ];
}

function formatSection<Fault extends { squareKilometers: number }>(
  faults: readonly Fault[],
  all: boolean,
  labels: {
    none: string;
    some: readonly [one: string, many: string];
    describe(fault: Fault): string;
  },
): string[] {
  if (faults.length === 0) return [labels.none];
  const shown = faults.filter(({ squareKilometers }) => all || squareKilometers >= MIN_SHOWN_KM2);
  const left = faults.length - shown.length;
  return [
    `${formatCount(faults.length, ...labels.some)}, ${formatArea(sumOf(faults))} together:`,
    ...shown.map((fault) => `  ${formatArea(fault.squareKilometers)}  ${labels.describe(fault)}`),
    ...(left === 0 ? [] : [`  and ${left} of less than 1 m² each; --all lists them`]),
  ];
}

function sumOf(faults: readonly { squareKilometers: number }[]): number {
  return faults.reduce((sum, { squareKilometers }) => sum + squareKilometers, 0);
}

function formatArea(squareKilometers: number): string {
  if (squareKilometers >= 0.01) return `${squareKilometers.toFixed(3)} km²`;
  const meters = squareKilometers * 1e6;
  return `${meters < 1 ? meters.toPrecision(2) : Math.round(meters).toLocaleString('en')} m²`;
}
