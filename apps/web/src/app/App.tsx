import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { LanguageProvider } from '../language/Language.tsx';
import { LanguageRouter } from '../language/LanguageRouter.tsx';
import { TextsFailure } from '../language/TextsFailure.tsx';
import { TokenStyles } from '../look/TokenStyles.tsx';
import { theme } from '../look/theme.ts';
import { queryClient } from '../net/query-client.ts';
import { CanonicalLink } from './CanonicalLink.tsx';
import { Notices } from './Notices.tsx';
import { SiteRoutes } from './SiteRoutes.tsx';

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
