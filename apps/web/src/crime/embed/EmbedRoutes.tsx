import { Route, Routes } from 'react-router';
import { EmbedUnknownPage } from '../../embed/EmbedUnknownPage.tsx';
import { PageFailure } from '../../notices/PageFailure.tsx';
import { EmbedChartPage } from './EmbedChartPage.tsx';
import { EmbedMapPage } from './EmbedMapPage.tsx';

/** `/embed/map` and `/embed/chart/:area`: what stands in the frames of other sites. */
export function EmbedRoutes() {
  return (
    <PageFailure>
      <Routes>
        <Route path="map" element={<EmbedMapPage />} />
        <Route path="chart/:area" element={<EmbedChartPage />} />
        <Route path="*" element={<EmbedUnknownPage />} />
      </Routes>
    </PageFailure>
  );
}
