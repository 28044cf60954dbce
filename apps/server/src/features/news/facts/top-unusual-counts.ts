import { titleCaseCrimeType } from '@townlight/domain/bundles';
import { toSlug } from '@townlight/domain/places';
import type { YearComparison } from './year-comparison.ts';

/** Default number of names per direction. */
const MAX_NAMED = 5;

/** A neighborhood or a crime type with its comparison. */
export interface UnusualCount extends YearComparison {
  readonly name: string;
  readonly slug: string;
}

/** The clearest calls; `compared` is the number of counts that were tested. */
export interface TopUnusualCounts {
  readonly up: readonly UnusualCount[];
  readonly down: readonly UnusualCount[];
  readonly compared: number;
}

/**
 * Selects the counts that are called higher or lower than usual, strongest evidence first.
 * @param max number of names per direction
 */
export function selectTopUnusualCounts(
  called: readonly UnusualCount[],
  max = MAX_NAMED,
): TopUnusualCounts {
  const moved = (direction: 'up' | 'down') =>
    called
      .filter(({ standing }) => standing === direction)
      .sort((a, b) => Math.abs(b.evidence) - Math.abs(a.evidence))
      .slice(0, max);
  return {
    up: moved('up'),
    down: moved('down'),
    compared: called.filter(({ usual }) => usual !== null).length,
  };
}

/** Returns the display name and the slug of a crime type. */
export function toCrimeTypeLabel(name: string): Pick<UnusualCount, 'name' | 'slug'> {
  return { name: titleCaseCrimeType(name), slug: toSlug(name) };
}
