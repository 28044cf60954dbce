import type { CrimeData } from './crime-data.ts';

/** Lists the shared buffers of a snapshot's figures. */
export function listSharedBuffers({ partitions }: CrimeData): SharedArrayBuffer[] {
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
