import type { CrimeData } from './crime-data.ts';

/** The memory that a snapshot's figures lie in. */
export function memoryOf({ partitions }: CrimeData): SharedArrayBuffer[] {
  return Object.values(partitions).flatMap(({ bundles, nicknames, completeness, residents }) =>
    [
      bundles.sums,
      bundles.totals,
      nicknames.starts,
      nicknames.seriesOf,
      nicknames.counts,
      completeness.sums,
      residents,
    ].map(({ buffer }) => buffer as SharedArrayBuffer),
  );
}
