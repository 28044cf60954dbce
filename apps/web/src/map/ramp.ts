import { light, type Tokens, tokenVariable } from '../ui/tokens.ts';

type ColorsOf<Scheme> = {
  [Name in keyof Scheme]: Scheme[Name] extends readonly string[] ? Name : never;
}[keyof Scheme];

/** The colors of classes, low to high, for the map and its legend. */
export interface ColorRamp {
  /** The token that contains them, in either scheme. */
  readonly colors: ColorsOf<Tokens>;
  /** The token of the lines between areas. */
  readonly seam: 'seam' | 'trendSeam';
  /** The middle class of a diverging ramp. */
  readonly middle?: number;
}

/** Returns the CSS variables of the ramp: `var(--crime-1)` and on. */
export function listRampVariables({ colors }: ColorRamp): string[] {
  return light[colors].map((_, level) => `var(${tokenVariable(colors)}-${level + 1})`);
}
