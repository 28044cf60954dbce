import { isDirection } from './street-tokens.ts';

/**
 * A street's name, normalized by `normalizeStreetTokens`, split from its direction: `w 39 pl` is `39 pl` to the west.
 */
export interface StreetNameDirection {
  /** `n`, `sw`, …; `null` without a direction. */
  readonly direction: string | null;
  readonly rest: string;
}

/**
 * Splits off the direction at the start or, as in `39 pl w`, at the end. A single token remains the name: a street
 * may be named like a direction.
 */
export function splitDirection(tokens: readonly string[]): StreetNameDirection {
  const at = isDirection(tokens[0]) ? 0 : tokens.length - 1;
  const direction = tokens[at];
  if (tokens.length < 2 || direction === undefined || !isDirection(direction))
    return { direction: null, rest: tokens.join(' ') };
  return { direction, rest: tokens.toSpliced(at, 1).join(' ') };
}
