import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SavedPlaceLinks } from '../features/saved-places/index.ts';
import { Text } from '../i18n/Text.tsx';
import { PageErrorBoundary } from '../notices/PageErrorBoundary.tsx';
import { NeighborhoodPanelContext } from '../page/NeighborhoodPanel.tsx';
import { SiteFooterContext } from '../page/SiteFooter.tsx';
import { Footer } from './Footer.tsx';
import { HeaderStrip } from './HeaderStrip.tsx';
import { NeighborhoodGlance } from './NeighborhoodGlance.tsx';
import { PrintHeader } from './PrintHeader.tsx';
import styles from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

/** Lays out every page: a header of 77 px, then the page. */
export function Shell() {
  const { pathname } = useLocation();
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
      <PrintHeader />
      <main id="content" tabIndex={-1} className={styles.main}>
        {/* keyed by the first path segment: a tracker page stays mounted while its subject changes */}
        <PageErrorBoundary key={pathname.split('/')[1]}>
          <SiteFooterContext value={<Footer />}>
            <NeighborhoodPanelContext value={NeighborhoodGlance}>
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
