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

const LOWERCASE_TOKENS = new Set(['de', 'la', 'del', 'el', 'las', 'los', 'y', 'of', 'the']);

/** Title-cases a street's name for display: `W 39TH PL` becomes `W 39th Pl`; mixed case stays unchanged. */
export function titleCaseStreet(name: string): string {
  const tidy = name.trim().replace(/\s+/g, ' ');
  if (tidy !== tidy.toUpperCase() && tidy !== tidy.toLowerCase()) return tidy;
  return tidy
    .toLowerCase()
    .split(' ')
    .map((token, at) => (at > 0 && LOWERCASE_TOKENS.has(token) ? token : capitalize(token)))
    .join(' ');
}

function capitalize(token: string): string {
  if (/^(?:ne|nw|se|sw)$/.test(token)) return token.toUpperCase();
  if (/^\d/.test(token)) return token;
  return token.replace(/(^|[-'’])(mc(?=\p{L}{2}))?(\p{L})/gu, (_, before, mc, initial) =>
    mc === undefined ? before + initial.toUpperCase() : `${before}Mc${initial.toUpperCase()}`,
  );
}
