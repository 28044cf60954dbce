import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * What the kit's parts stand in, to look like the site. It comes with the first of them: a page is read, and answers,
 * without the kit.
 */
export function Kit({ children }: { children: ReactNode }) {
  return (
    // the scheme is the reader's system's alone: none is looked for or kept
    <ThemeProvider theme={theme} noSsr storageManager={null}>
      {children}
    </ThemeProvider>
  );
}
