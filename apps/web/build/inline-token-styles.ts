import type { Plugin } from 'vite';
import { listTokenVariables } from '../src/ui/token-variables.ts';
import { dark, light, type Tokens } from '../src/ui/tokens.ts';

/**
 * Exposes the tokens to style sheets as `--ink`, `--accent-soft`, `--crime-1` … `--crime-6`. They are inlined in the
 * first HTML because the style sheet is the last resource that the first paint waits for.
 */
export function inlineTokenStyles(): Plugin {
  return {
    name: 'townlight-token-styles',
    transformIndexHtml: () => [{ tag: 'style', children: sheet(), injectTo: 'head' }],
  };
}

function sheet(): string {
  return `:root{${variables(light)}}@media (prefers-color-scheme:dark){:root{${variables(dark)}}}`;
}

function variables(tokens: Tokens): string {
  return listTokenVariables(tokens)
    .map((declaration) => declaration.join(':'))
    .join(';');
}
