import { createTheme, type PaletteOptions, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pxToRem } from '../screen.ts';
import { dark, light, type Tokens } from '../tokens.ts';

const FONT = "'Public Sans Variable', system-ui, sans-serif";

/** The MUI theme; the scheme follows the reader's preference through media queries alone. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  // spec 9: 600, 960, 1280 and 1400 px, at the usual size of letters
  breakpoints: { unit: 'rem', values: { xs: 0, sm: 37.5, md: 60, lg: 80, xl: 87.5 } },
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: 8 },
  spacing: (factor: number) => pxToRem(4 * factor),
  typography: {
    fontFamily: FONT,
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: pxToRem(36), lineHeight: 1.3 } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiMenuItem: {
      styleOverrides: { root: { minHeight: pxToRem(40), fontSize: pxToRem(15) } },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
    MuiPopover: { styleOverrides: { paper: { borderRadius: 12 } } },
  },
});

function palette(tokens: Tokens): PaletteOptions {
  return {
    primary: { main: tokens.accent, dark: tokens.accentStrong, contrastText: tokens.onAccent },
    // MUI's default red has too little contrast as text on dark surfaces
    error: { main: tokens.error },
    text: { primary: tokens.ink, secondary: tokens.muted },
    background: { default: tokens.background, paper: tokens.surface },
    divider: tokens.line,
  };
}

/** Provides the MUI theme. It loads with the first MUI component: pages render and respond without MUI. */
export function SiteThemeProvider({ children }: { children: ReactNode }) {
  return (
    // the color scheme follows the system only; nothing is read from or written to storage
    <ThemeProvider theme={theme} noSsr storageManager={null}>
      {children}
    </ThemeProvider>
  );
}
