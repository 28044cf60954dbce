import type { Allocate } from '@townlight/domain/crime';
import type { CrimeData } from './crime-data.ts';

/** The memory that a snapshot's figures lie in. */
export function memoryOf({ partitions }: CrimeData): SharedArrayBuffer[] {
  return Object.values(partitions).flatMap(({ bundles, nicknames, completeness, residents }) =>
    [bundles.sums, nicknames.sums, nicknames.totals, completeness.sums, residents].map(
      ({ buffer }) => buffer as SharedArrayBuffer,
    ),
  );
}

/**
 * Allocates memory that threads share, from `spare` where a piece has the very size. The collector of garbage does
 * not see how large shared memory is and lets it pile up, a hundred megabytes with each change of a category;
 * two generations that take turns stay what they are.
 */
export function sharedMemory(spare: readonly SharedArrayBuffer[]): Allocate {
  const bySize = Map.groupBy(spare, ({ byteLength }) => byteLength);
  return (bytes) => {
    const reused = bySize.get(bytes)?.pop();
    if (reused === undefined) return new SharedArrayBuffer(bytes);
    new Uint8Array(reused).fill(0);
    return reused;
  };
}
