import GlobalStyles from '@mui/material/GlobalStyles';
import { tokenVariable } from './token-variable.ts';
import { dark, light, type Tokens } from './tokens.ts';

/** Gives the tokens to style sheets as `--ink`, `--accent-soft`, `--crime-1` … `--crime-6`. */
export function TokenStyles() {
  return (
    <GlobalStyles
      styles={{
        ':root': variables(light),
        '@media (prefers-color-scheme: dark)': { ':root': variables(dark) },
      }}
    />
  );
}

function variables(tokens: Tokens): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(tokens) as [string, string | readonly string[]][]) {
    const kebab = tokenVariable(name);
    if (typeof value === 'string') found[kebab] = value;
    else for (const [level, color] of value.entries()) found[`${kebab}-${level + 1}`] = color;
  }
  return found;
}
