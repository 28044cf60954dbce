import type { AreaCrimes } from '@townlight/contract/crime';
import { classifyReliability, MIN_REPORTS_FOR_RATE, RATE_DECIMALS } from '@townlight/domain/crime';
import { roundRatio } from '@townlight/domain/numbers';
import type { PartitionCrime } from '../snapshot/crime-data.ts';
import { isOutlier, type RankedPartition } from './rank-partition.ts';

/**
 * Returns an area's figures as `GET /api/{partition}/crimes` gives them.
 * @param bigBundles the area's categories; omitted for `detail=totals`
 */
export function describeAreaCrimes(
  partition: PartitionCrime,
  ranked: RankedPartition,
  area: number,
  bigBundles?: AreaCrimes['big_bundles'],
): AreaCrimes {
  const recorded = ranked.unrecorded?.[area] !== 1;
  const count = ranked.counts[area] as number;
  const residents = partition.residents[area] as number;
  const rated = recorded && residents > 0 && count >= MIN_REPORTS_FOR_RATE;
  return {
    id: partition.slugs[area] as string,
    population: partition.populations[area] ?? null,
    total_crime_count: recorded ? count : null,
    total_crime_rate: rated ? roundRatio(count, residents, RATE_DECIMALS) : null,
    ranking: (recorded && ranked.ranking.ranks[area]) || null,
    complete: ranked.complete[area] === 1,
    recorded,
    outlier: isOutlier(partition, ranked, area),
    reliability: recorded ? classifyReliability(count) : 'too-few',
    ...(bigBundles && { big_bundles: bigBundles }),
  };
}
