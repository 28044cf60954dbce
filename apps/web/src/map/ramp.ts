import { tokenVariable } from '../look/token-variable.ts';
import { light, type Tokens } from '../look/tokens.ts';

type ColoursOf<Scheme> = {
  [Name in keyof Scheme]: Scheme[Name] extends readonly string[] ? Name : never;
}[keyof Scheme];

/** The colours of classes, low to high, as a subject hands them to the map and to its legend. */
export interface Ramp {
  /** The token that holds them, in either scheme. */
  readonly colours: ColoursOf<Tokens>;
  /** The token of the lines between areas. */
  readonly seam: 'seam' | 'trendSeam';
  /** The class of a ramp with two sides that stands between them. */
  readonly middle?: number;
}

/** The ramp for a style sheet: `var(--crime-1)` and on. */
export function rampVariables({ colours }: Ramp): string[] {
  return light[colours].map((_, level) => `var(${tokenVariable(colours)}-${level + 1})`);
}
