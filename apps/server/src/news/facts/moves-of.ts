import { titleCaseCrimeType } from '@townlight/domain/bundles';
import { TOO_FEW_TO_RATE } from '@townlight/domain/crime';
import { slugOf } from '@townlight/domain/places';
import type { Against } from './comparing.ts';

/** Default number of names per direction. */
const MOST_NAMED = 5;

export interface Moved {
  readonly name: string;
  readonly slug: string;
  readonly count: number;
  readonly before: number;
}

/** A comparison with its test result. */
export type Called = Moved & Against & { readonly evidence: number };

/** The clearest changes; `compared` is the number of comparisons with enough reports. */
export interface Moves {
  readonly up: readonly Moved[];
  readonly down: readonly Moved[];
  readonly compared: number;
}

/**
 * Selects the clear changes from the same month a year before, strongest evidence first.
 * @param max number of names per direction
 */
export function movesOf(called: readonly Called[], most = MOST_NAMED): Moves {
  const moved = (direction: 'up' | 'down') =>
    called
      .filter((one) => one.direction === direction)
      .sort((a, b) => Math.abs(b.evidence) - Math.abs(a.evidence))
      .slice(0, most)
      .map(({ name, slug, count, before }) => ({ name, slug, count, before }));
  return {
    up: moved('up'),
    down: moved('down'),
    compared: called.filter(({ count, before }) => count + before >= TOO_FEW_TO_RATE).length,
  };
}

/** Returns the display name and the slug of a crime type. */
export function crimeName(name: string): Pick<Moved, 'name' | 'slug'> {
  return { name: titleCaseCrimeType(name), slug: slugOf(name) };
}
