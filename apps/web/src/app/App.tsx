import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { UsageTracker } from '../features/usage/index.ts';
import { CatalogErrorBoundary } from '../i18n/CatalogErrorBoundary.tsx';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { defineCatalog } from '../i18n/messages/define-catalog.ts';
import { type Feature, FeaturesContext } from '../page/feature.ts';
import { FramePolicyReload } from './FramePolicyReload.tsx';
import { FEATURES } from './features.ts';
import { CanonicalLink } from './head/CanonicalLink.tsx';
import { Notices } from './Notices.tsx';
import { SiteRoutes } from './SiteRoutes.tsx';

/** The texts that every page waits for. */
const siteCatalog = defineCatalog('site', {
  en: () => import('./messages/en/site.ts'),
  es: async () => (await import('./messages/es/site.ts')).loadSiteEs(),
});

/** Renders the site. The browser and the server pass in what differs between them: the router and the query client. */
export function App(props: {
  /** Wraps the site in its router. */
  inRouter: (site: ReactNode) => ReactNode;
  queryClient: QueryClient;
  /** The site's by default. */
  features?: readonly Feature[];
  /** Called once the page responds to input. */
  onInteractive?: () => void;
}) {
  return props.inRouter(
    <CatalogErrorBoundary>
      <Suspense>
        <LanguageProvider site={siteCatalog}>
          <QueryClientProvider client={props.queryClient}>
            <FeaturesContext value={props.features ?? FEATURES}>
              <CanonicalLink />
              <FramePolicyReload />
              <UsageTracker />
              <SiteRoutes />
              <Notices />
              <NotifyInteractive onInteractive={props.onInteractive} />
            </FeaturesContext>
          </QueryClientProvider>
        </LanguageProvider>
      </Suspense>
    </CatalogErrorBoundary>,
  );
}

function NotifyInteractive({ onInteractive }: { onInteractive: (() => void) | undefined }) {
  const notifyInteractive = useEffectEvent(() => onInteractive?.());
  useEffect(() => notifyInteractive(), []);
  return null;
}
