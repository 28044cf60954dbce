import type { Partition } from '@townlight/domain/places';
import { formatList } from '../../../../ingest/format-counts.ts';
import { Failure } from '../../../../platform/failure.ts';
import { hasVintages } from './check-vintages.ts';

/** From 2010 to 2020 one tract in six of a large county got another id; a complete file misses hardly any. */
const MAX_UNMATCHED_SHARE = 0.1;
/** In a small county a few areas may be missing for any reason. */
const MIN_UNMATCHED_AREAS = 20;

/**
 * Refuses a file that leaves many areas without residents, which indicates another census.
 * @throws Failure with some of them and the option that allows it
 */
export function refuseFewMatched(
  origin: string,
  partition: Partition,
  { areas, without, source }: { areas: number; without: readonly string[]; source: string },
): void {
  if (!hasVintages(partition)) return;
  if (without.length < MIN_UNMATCHED_AREAS || without.length <= areas * MAX_UNMATCHED_SHARE) return;
  throw new Failure(
    `${origin}: ${without.length.toLocaleString('en')} of ${areas.toLocaleString('en')} ${partition} have no row in ${source} ` +
      `(${formatList(without)}), so nothing was published. Files of two censuses differ so: check that boundaries and residents are of the same one; ` +
      'if residents are known for only a part of the county, load it with --accept-anyway',
  );
}
