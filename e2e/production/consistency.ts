import { createHash } from 'node:crypto';
import { type AreaCrimes, areaCrimesList } from '@townlight/contract/crime';

/** What one address replied while its figures changed. */
export interface ConsistencyReader {
  readonly replies: number;
  /** Replies that have more reports of types than in all. */
  readonly faults: readonly string[];
  /** How many different replies there were. */
  readonly versions: number;
  /**
   * How many different numbers of reports without a type there were, over all areas: an edit that moves a type leaves
   * them, a reply of two snapshots does not.
   */
  readonly remainders: number;
  stop(): Promise<void>;
}

const EVERY_MS = 100;

/**
 * Reads the ranking of all areas with every crime type, from the web servers alternately. A reply of two snapshots would
 * not add up as the others do, or would be one more version than there were changes.
 */
export function startConsistencyReader(
  origins: readonly string[],
  path: string,
): ConsistencyReader {
  const faults: string[] = [];
  const hashes = new Set<string>();
  const remainders = new Set<string>();
  let replies = 0;
  let isOver = false;
  const read = async (origin: string) => {
    const reply = await fetch(new URL(path, origin));
    const text = await reply.text();
    if (reply.status !== 200) return;
    replies += 1;
    hashes.add(createHash('sha256').update(text).digest('hex'));
    const untyped = areaCrimesList.parse(JSON.parse(text)).map(countUntyped);
    remainders.add(untyped.join());
    if (untyped.some((count) => count < 0)) faults.push(`${origin}${path}`);
  };
  const ended = (async () => {
    for (let i = 0; !isOver; i++) {
      // a server that is not there is counted by the readers
      await read(origins[i % origins.length] as string).catch((error: Error) => {
        if (error.name === 'ZodError') faults.push(error.message);
      });
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return {
    get replies() {
      return replies;
    },
    faults,
    get versions() {
      return hashes.size;
    },
    get remainders() {
      return remainders.size;
    },
    async stop() {
      isOver = true;
      await ended;
    },
  };
}

/** Returns the reports of an area that have no type; a type counts once, in however many categories it is. */
export function countUntyped({ total_crime_count, big_bundles }: AreaCrimes): number {
  const counts = new Map(
    (big_bundles ?? []).flatMap((big) =>
      big.small_bundles.map((small) => [small.name, small.total_crime_count ?? 0] as const),
    ),
  );
  const typed = [...counts.values()].reduce((total, count) => total + count, 0);
  return (total_crime_count ?? typed) - typed;
}
