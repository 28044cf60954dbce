import type { CategoryScheme } from '@townlight/domain/bundles';
import type { MonthRange } from '@townlight/domain/time';
import { seededRandom } from '../measure/random-numbers.ts';
import { buildRankingPath } from '../serving/probe.ts';

/** Returns this many different ranking requests about neighborhoods, of any period and up to three crime types. */
export function buildDistinctRankingPaths(
  { bigBundles, smallBundles }: CategoryScheme,
  record: MonthRange,
  count: number,
): string[] {
  const random = seededRandom(7);
  const below = (limit: number) => Math.floor(random() * limit);
  const addresses = new Set<string>();
  while (addresses.size < count) {
    const from = record.from + below(record.to - record.from + 1);
    const to = from + below(record.to - from + 1);
    const period = { from, to } as MonthRange;
    const kind = below(10);
    const types = Array.from(
      { length: 1 + below(3) },
      () => smallBundles[below(smallBundles.length)]?.name ?? '',
    );
    const bb = bigBundles[below(bigBundles.length)] ?? '';
    addresses.add(
      buildRankingPath(
        'neighborhoods',
        period,
        kind === 0 ? {} : kind === 1 ? { bb } : { sb: [...new Set(types)].sort() },
      ),
    );
  }
  return [...addresses];
}
