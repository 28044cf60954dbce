import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Provides the MUI theme. It loads with the first MUI component: pages render and respond without MUI. */
export function SiteThemeProvider({ children }: { children: ReactNode }) {
  return (
    // the color scheme follows the system only; nothing is read from or written to storage
    <ThemeProvider theme={theme} noSsr storageManager={null}>
      {children}
    </ThemeProvider>
  );
}
