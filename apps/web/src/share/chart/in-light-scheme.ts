import { listTokenVariables } from '../../ui/token-variables.ts';
import { light } from '../../ui/tokens.ts';

/**
 * Calls `read` while styles of the page have their values of the light scheme, in which a saved chart goes into a
 * document. Nothing is painted in between, as `read` returns its result, not a promise of it.
 */
export function inLightScheme<Result>(read: () => Result): Result {
  const { style } = document.documentElement;
  const variables = listTokenVariables(light);
  for (const [name, value] of variables) style.setProperty(name, value);
  try {
    return read();
  } finally {
    for (const [name] of variables) style.removeProperty(name);
  }
}
