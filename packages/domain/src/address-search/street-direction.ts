import { isDirection } from './street-words.ts';

/**
 * A street's name, normalized by `normalizeStreetTokens`, split from its direction: `w 39 pl` is `39 pl` to the west.
 */
export interface DirectedName {
  /** `n`, `sw`, …; `null` without a direction. */
  readonly direction: string | null;
  readonly rest: string;
}

/**
 * Splits off the direction at the start or, as in `39 pl w`, at the end. A single token remains the name: a street
 * may be named like a direction.
 */
export function directionOf(words: readonly string[]): DirectedName {
  const at = isDirection(words[0]) ? 0 : words.length - 1;
  const direction = words[at];
  if (words.length < 2 || direction === undefined || !isDirection(direction))
    return { direction: null, rest: words.join(' ') };
  return { direction, rest: words.toSpliced(at, 1).join(' ') };
}
