import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { LanguageProvider } from '../language/Language.tsx';
import { TextsFailure } from '../language/TextsFailure.tsx';
import { CountUsage } from '../usage/index.ts';
import { CanonicalLink } from './CanonicalLink.tsx';
import { DocumentOfPage } from './DocumentOfPage.tsx';
import { Notices } from './Notices.tsx';
import { SiteRoutes } from './SiteRoutes.tsx';

/** Renders the site. The browser and the server pass in what differs between them: the router and the query client. */
export function App(props: {
  /** Wraps the site in its router. */
  inRouter: (site: ReactNode) => ReactNode;
  queryClient: QueryClient;
  /** Called once the page responds to input. */
  onAnswering?: () => void;
}) {
  return props.inRouter(
    <TextsFailure>
      <Suspense>
        <LanguageProvider>
          <QueryClientProvider client={props.queryClient}>
            <CanonicalLink />
            <DocumentOfPage />
            <CountUsage />
            <SiteRoutes />
            <Notices />
            <Answering onAnswering={props.onAnswering} />
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>
    </TextsFailure>,
  );
}

function Answering({ onAnswering }: { onAnswering: (() => void) | undefined }) {
  const answering = useEffectEvent(() => onAnswering?.());
  useEffect(() => answering(), []);
  return null;
}
