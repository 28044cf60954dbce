import { tokenVariable } from '../look/token-variable.ts';
import { light, type Tokens } from '../look/tokens.ts';

type ColorsOf<Scheme> = {
  [Name in keyof Scheme]: Scheme[Name] extends readonly string[] ? Name : never;
}[keyof Scheme];

/** The colors of classes, low to high, as a subject hands them to the map and to its legend. */
export interface Ramp {
  /** The token that holds them, in either scheme. */
  readonly colors: ColorsOf<Tokens>;
  /** The token of the lines between areas. */
  readonly seam: 'seam' | 'trendSeam';
  /** The class of a ramp with two sides that stands between them. */
  readonly middle?: number;
}

/** The ramp for a style sheet: `var(--crime-1)` and on. */
export function rampVariables({ colors }: Ramp): string[] {
  return light[colors].map((_, level) => `var(${tokenVariable(colors)}-${level + 1})`);
}
