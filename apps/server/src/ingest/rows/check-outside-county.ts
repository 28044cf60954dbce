import { Failure } from '../../platform/failure.ts';
import { formatCount, formatList } from '../format-counts.ts';

/** The option that accepts a file of which most is outside the county. */
export const ACCEPT_OUTSIDE_OPTION = '--accept-outside';

export interface OutsideCountyInput {
  readonly origin: string;
  /** Singular noun for an item, e.g. `station`. */
  readonly singular: string;
  readonly plural?: string;
  readonly all: number;
  /** Names of the items outside; unnamed items are only counted. */
  readonly outside: readonly string[];
  /** Needed when more items are outside than are named, e.g. rows. */
  readonly outsideCount?: number;
  /** Definition of outside, e.g. `more than 25 km from the county`. */
  readonly where?: string;
  /** Advice for the error message. */
  readonly advice: string;
  readonly accepted: boolean | undefined;
}

/**
 * Checks how much of a file is outside the county: if most is, it is another county's file or its coordinates are
 * swapped. Used for boundaries, addresses, stations and reporting areas.
 * @returns sentences for the report when some items are outside
 * @throws Failure when most are, unless that is accepted
 */
export function checkOutsideCounty({
  origin,
  singular,
  plural = `${singular}s`,
  all,
  outside,
  outsideCount = outside.length,
  where = 'outside of the county',
  advice,
  accepted,
}: OutsideCountyInput): string[] {
  if (outsideCount === 0) return [];
  const names = formatList(outside, 4);
  const sentence = `${outsideCount.toLocaleString('en')} of ${formatCount(all, singular, plural)} ${outsideCount === 1 ? 'is' : 'are'} ${where}${names && ` (${names})`}`;
  if (outsideCount * 2 > all && !accepted)
    throw new Failure(
      `${origin}: ${sentence}, so nothing was published. ${advice}; if you mean that, load it with ${ACCEPT_OUTSIDE_OPTION}`,
    );
  return [sentence];
}
