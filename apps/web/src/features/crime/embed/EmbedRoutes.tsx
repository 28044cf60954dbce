import { PAGE_PATTERNS } from '@townlight/domain/pages';
import { Route, Routes } from 'react-router';
import { EmbedUnknownPage } from '../../../embed/EmbedUnknownPage.tsx';
import { PageErrorBoundary } from '../../../notices/PageErrorBoundary.tsx';
import { EmbedChartPage } from './EmbedChartPage.tsx';
import { EmbedMapPage } from './EmbedMapPage.tsx';

/** `/embed/map` and `/embed/chart/:area`: pages for the frames of other sites. */
export function EmbedRoutes() {
  return (
    <PageErrorBoundary>
      <Routes>
        <Route path={PAGE_PATTERNS.embedMap} element={<EmbedMapPage />} />
        <Route path={PAGE_PATTERNS.embedChart} element={<EmbedChartPage />} />
        <Route path="*" element={<EmbedUnknownPage />} />
      </Routes>
    </PageErrorBoundary>
  );
}
