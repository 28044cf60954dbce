import type { Partition } from '@townlight/domain/places';
import { listed } from '../../../loading/counted.ts';
import { Failure } from '../../../platform/failure.ts';
import { hasVintages } from './check-vintages.ts';

/** From 2010 to 2020 one tract in six of Los Angeles County got another id; a complete file leaves hardly any out. */
const MOST_WITHOUT = 0.1;
/** A few areas of a small county may be missing for any reason. */
const FEWEST_WITHOUT = 20;

/**
 * Many areas without residents are the mark of a file of another census, whatever it says of itself.
 * @throws Failure that names some of them and the option that loads it all the same
 */
export function refuseFewMatched(
  origin: string,
  partition: Partition,
  { areas, without, source }: { areas: number; without: readonly string[]; source: string },
): void {
  if (!hasVintages(partition)) return;
  if (without.length < FEWEST_WITHOUT || without.length <= areas * MOST_WITHOUT) return;
  throw new Failure(
    `${origin}: ${without.length.toLocaleString('en')} of ${areas.toLocaleString('en')} ${partition} have no row in ${source} ` +
      `(${listed(without)}), so nothing was published. Files of two censuses differ so: check that boundaries and residents are of the same one; ` +
      'if residents are known for only a part of the county, load it with --accept-anyway',
  );
}
