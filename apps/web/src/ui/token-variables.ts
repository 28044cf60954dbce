import { type Tokens, tokenVariable } from './tokens.ts';

/** Returns the CSS variables of a scheme with their values: `--ink`, `--accent-soft`, `--crime-1` … `--crime-6`. */
export function listTokenVariables(tokens: Tokens): readonly (readonly [string, string])[] {
  return (Object.entries(tokens) as [string, string | readonly string[]][]).flatMap(
    ([name, value]) => {
      const variable = tokenVariable(name);
      return typeof value === 'string'
        ? [[variable, value] as const]
        : value.map((color, at) => [`${variable}-${at + 1}`, color] as const);
    },
  );
}
