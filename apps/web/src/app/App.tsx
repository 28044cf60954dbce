import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { LanguageProvider } from './Language.tsx';
import { Notices } from './Notices.tsx';
import { queryClient } from './query-client.ts';
import { SiteRoutes } from './SiteRoutes.tsx';
import { TokenStyles } from './TokenStyles.tsx';
import { theme } from './theme.ts';

export function App() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <TokenStyles />
      <Suspense>
        <LanguageProvider language="en">
          <QueryClientProvider client={queryClient}>
            <BrowserRouter>
              <SiteRoutes />
            </BrowserRouter>
            <Notices />
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>
    </ThemeProvider>
  );
}
