import type { CrimeData } from './crime-data.ts';

/** The memory that a snapshot's figures lie in. */
export function memoryOf({ partitions }: CrimeData): SharedArrayBuffer[] {
  return Object.values(partitions).flatMap(({ bundles, nicknames, completeness, residents }) =>
    [bundles.sums, nicknames.sums, nicknames.totals, completeness.sums, residents].map(
      ({ buffer }) => buffer as SharedArrayBuffer,
    ),
  );
}
