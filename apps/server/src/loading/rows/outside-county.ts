import { Failure } from '../../platform/failure.ts';
import { counted, listed } from '../counted.ts';

/** The option of every load that takes what lies outside of the county. */
export const ACCEPT_OUTSIDE = '--accept-outside';

export interface PlacesOfFile {
  readonly origin: string;
  /** What each is, e.g. `station`. */
  readonly one: string;
  readonly many?: string;
  readonly all: number;
  /** Names of those outside; those without a name are counted alone. */
  readonly outside: readonly string[];
  /** Where the count is more than the names, e.g. of rows. */
  readonly outsideCount?: number;
  /** What counts as outside, e.g. `more than 25 km from the county`. */
  readonly where?: string;
  /** What may be wrong, or right, with such a file. */
  readonly mend: string;
  readonly accepted: boolean | undefined;
}

/**
 * A file of which most lies outside of the county is of another one, or has its coordinates swapped. One rule for
 * boundaries, addresses, stations and reporting areas.
 * @returns sentences for the report where some are outside
 * @throws Failure where most are, unless that is accepted
 */
export function questionOutside({
  origin,
  one,
  many = `${one}s`,
  all,
  outside,
  outsideCount = outside.length,
  where = 'outside of the county',
  mend,
  accepted,
}: PlacesOfFile): string[] {
  if (outsideCount === 0) return [];
  const names = listed(outside, 4);
  const sentence = `${outsideCount.toLocaleString('en')} of ${counted(all, one, many)} ${outsideCount === 1 ? 'is' : 'are'} ${where}${names && ` (${names})`}`;
  if (outsideCount * 2 > all && !accepted)
    throw new Failure(
      `${origin}: ${sentence}, so nothing was published. ${mend}; if you mean that, load it with ${ACCEPT_OUTSIDE}`,
    );
  return [sentence];
}
