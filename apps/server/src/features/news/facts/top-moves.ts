import { titleCaseCrimeType } from '@townlight/domain/bundles';
import { TOO_FEW_TO_RATE } from '@townlight/domain/crime';
import { toSlug } from '@townlight/domain/places';
import type { YearComparison } from './year-comparison.ts';

/** Default number of names per direction. */
const MAX_NAMED = 5;

export interface Move {
  readonly name: string;
  readonly slug: string;
  readonly count: number;
  readonly before: number;
}

/** A comparison with its test result. */
export type ComparedMove = Move & YearComparison & { readonly evidence: number };

/** The clearest changes; `compared` is the number of comparisons with enough reports. */
export interface TopMoves {
  readonly up: readonly Move[];
  readonly down: readonly Move[];
  readonly compared: number;
}

/**
 * Selects the clear changes from the same month a year before, strongest evidence first.
 * @param max number of names per direction
 */
export function selectTopMoves(called: readonly ComparedMove[], max = MAX_NAMED): TopMoves {
  const moved = (direction: 'up' | 'down') =>
    called
      .filter((one) => one.direction === direction)
      .sort((a, b) => Math.abs(b.evidence) - Math.abs(a.evidence))
      .slice(0, max)
      .map(({ name, slug, count, before }) => ({ name, slug, count, before }));
  return {
    up: moved('up'),
    down: moved('down'),
    compared: called.filter(({ count, before }) => count + before >= TOO_FEW_TO_RATE).length,
  };
}

/** Returns the display name and the slug of a crime type. */
export function toCrimeTypeLabel(name: string): Pick<Move, 'name' | 'slug'> {
  return { name: titleCaseCrimeType(name), slug: toSlug(name) };
}
