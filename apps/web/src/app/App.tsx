import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { CanonicalLink } from './CanonicalLink.tsx';
import { LanguageProvider } from './Language.tsx';
import { LanguageRouter } from './language/LanguageRouter.tsx';
import { TextsFailure } from './language/TextsFailure.tsx';
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
      <LanguageRouter>
        <TextsFailure>
          <Suspense>
            <LanguageProvider>
              <QueryClientProvider client={queryClient}>
                <CanonicalLink />
                <SiteRoutes />
                <Notices />
              </QueryClientProvider>
            </LanguageProvider>
          </Suspense>
        </TextsFailure>
      </LanguageRouter>
    </ThemeProvider>
  );
}
