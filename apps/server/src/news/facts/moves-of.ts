import { titleCaseCrimeType } from '@townlight/domain/bundles';
import { TOO_FEW_TO_RATE } from '@townlight/domain/crime';
import { slugOf } from '@townlight/domain/places';
import type { Against } from './comparing.ts';

/** So many are named in each direction, by default. */
const MOST_NAMED = 5;

export interface Moved {
  readonly name: string;
  readonly slug: string;
  readonly count: number;
  readonly before: number;
}

/** What a map called. */
export type Called = Moved & Against & { readonly evidence: number };

/** What moved most; `compared` is how many could be held against the year before. */
export interface Moves {
  readonly up: readonly Moved[];
  readonly down: readonly Moved[];
  readonly compared: number;
}

/**
 * What moved most against the same month a year before, the strongest evidence first.
 * @param most how many are named in each direction
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

/** A crime type as pages show it. */
export function crimeName(name: string): Pick<Moved, 'name' | 'slug'> {
  return { name: titleCaseCrimeType(name), slug: slugOf(name) };
}
