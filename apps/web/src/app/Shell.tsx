import { PAGE_PATHS } from '@townlight/domain/pages';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SavedPlaceLinks } from '../features/saved-places/index.ts';
import { lazyComponent } from '../http/lazy-imports.ts';
import { getPageSettings } from '../http/page-settings.ts';
import { Text } from '../i18n/Text.tsx';
import { PageErrorBoundary } from '../notices/PageErrorBoundary.tsx';
import { NeighborhoodPanelContext, type PanelArea, SiteFooterContext } from '../page/PageSlots.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { HeaderStrip } from './HeaderStrip.tsx';
import { PrintHeader } from './PrintHeader.tsx';
import styles from './Shell.module.css';
import { TopBar } from './TopBar.tsx';
import { useMainInFocus } from './use-main-in-focus.ts';

const NeighborhoodGlance = lazyComponent(
  'glance',
  async () => (await import('./NeighborhoodGlance.tsx')).NeighborhoodGlance,
);
const StartTiles = lazyComponent(
  'tiles',
  async () => (await import('./start/StartTiles.tsx')).StartTiles,
);

/** Lays out every page: a header of 77 px, then the page. */
export function Shell() {
  const { pathname } = useLocation();
  const main = useMainInFocus();
  // not above the crime map, whose height the specification gives and which begins with the county's sentence
  const hasTiles = pathname === getPageSettings().startPage && pathname !== PAGE_PATHS.map;
  return (
    <>
      <a className={styles.skip} href="#content">
        <Text id="app.skip" />
      </a>
      <header className={styles.header}>
        <TopBar />
        <div className={styles.strips}>
          <HeaderStrip />
          <SavedPlaceLinks />
        </div>
      </header>
      {hasTiles && (
        <div className={styles.tiles}>
          <ErrorBoundary fallback={() => null}>
            <Suspense>
              <StartTiles />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
      <PrintHeader />
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className={hasTiles ? styles.afterTiles : styles.main}
      >
        {/* keyed by the first path segment: a tracker page stays mounted while its subject changes */}
        <PageErrorBoundary key={pathname.split('/')[1]}>
          <SiteFooterContext value={<Footer />}>
            <NeighborhoodPanelContext value={GlanceWhenLoaded}>
              <Suspense fallback={<div className={styles.waiting} />}>
                <Outlet />
              </Suspense>
            </NeighborhoodPanelContext>
          </SiteFooterContext>
        </PageErrorBoundary>
      </main>
    </>
  );
}

function GlanceWhenLoaded(props: PanelArea) {
  return (
    // the printed report consists of the tracker's page only
    <div className={`${styles.glance} no-print`}>
      <Suspense>
        <NeighborhoodGlance {...props} />
      </Suspense>
    </div>
  );
}
