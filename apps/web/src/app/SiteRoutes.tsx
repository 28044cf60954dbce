import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import * as crime from '../crime/index.ts';
import { county } from '../language/county.ts';
import { fetchedToDraw } from '../net/fetched-once.ts';
import { PageWithTexts } from '../page/PageWithTexts.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Shell } from './Shell.tsx';

const SafetyMapPage = lazy(async () => ({ default: await crime.fetchSafetyMapPage() }));
const fetchNeighborhoodPage = fetchedToDraw(crime.fetchNeighborhoodPage);
const fetchCrimeTypePage = fetchedToDraw(crime.fetchCrimeTypePage);
const fetchComparePage = fetchedToDraw(crime.fetchComparePage);
const fetchEmbedRoutes = fetchedToDraw(crime.fetchEmbedRoutes);
const fetchCrimeMethodPage = fetchedToDraw(crime.fetchCrimeMethodPage);
const fetchAboutDataPage = fetchedToDraw(async () => {
  return (await import('./AboutDataPage.tsx')).AboutDataPage;
});
export function SiteRoutes() {
  return (
    <Routes>
      {/* Pages for the frames of other sites: no shell, and no way from them into the site inside the frame. */}
      <Route
        path="embed/*"
        element={
          <Suspense>
            <PageWithTexts fetchPage={fetchEmbedRoutes} catalogue="trackers" and="embed" />
          </Suspense>
        }
      />
      <Route element={<Shell />}>
        {/* spec 2 says /coronavirus; until that page exists the crime map is the first page. */}
        <Route index element={<Navigate to="/map" replace />} />
        <Route path="map" element={<SafetyMapPage />} />
        <Route path="map/place" element={<SafetyMapPage />} />
        <Route
          path="neighborhood"
          element={<Navigate to={`/neighborhood/${county.defaultNeighborhood}`} replace />}
        />
        <Route
          path="neighborhood/:area/:month?/:year?"
          element={<PageWithTexts fetchPage={fetchNeighborhoodPage} catalogue="trackers" />}
        />
        <Route path="crime" element={<Navigate to={`/crime/${county.defaultCrime}`} replace />} />
        <Route
          path="crime/:crime/:month?/:year?"
          element={<PageWithTexts fetchPage={fetchCrimeTypePage} catalogue="trackers" />}
        />
        <Route
          path="compare"
          element={
            <PageWithTexts fetchPage={fetchComparePage} catalogue="trackers" and="compare" />
          }
        />
        <Route
          path="about/data"
          element={<PageWithTexts fetchPage={fetchAboutDataPage} catalogue="reading" />}
        />
        <Route
          path="about/method"
          element={<PageWithTexts fetchPage={fetchCrimeMethodPage} catalogue="reading" />}
        />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
