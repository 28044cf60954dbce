import { PAGE_PATTERNS, trackerPath } from '@townlight/domain/pages';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import * as air from '../air/index.ts';
import * as coronavirus from '../coronavirus/index.ts';
import * as crime from '../crime/index.ts';
import * as feedback from '../feedback/index.ts';
import { county } from '../language/county.ts';
import { drawnPart } from '../net/drawn-parts.ts';
import { pageSettings } from '../net/page-settings.ts';
import * as news from '../news/index.ts';
import * as ourData from '../our-data/index.ts';
import { useOwnPlaces } from '../own-places/index.ts';
import { PageWithTexts } from '../page/PageWithTexts.tsx';
import * as subscriptions from '../subscriptions/index.ts';
import * as traffic from '../traffic/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Shell } from './Shell.tsx';

const fetchSafetyMapPage = drawnPart('safety map', crime.fetchSafetyMapPage);
const fetchNeighborhoodPage = drawnPart('neighborhood tracker', crime.fetchNeighborhoodPage);
const fetchCrimeTypePage = drawnPart('crime tracker', crime.fetchCrimeTypePage);
const fetchComparePage = drawnPart('comparison', crime.fetchComparePage);
const fetchAirMethodPage = drawnPart('air method', air.fetchAirMethodPage);
const fetchAirTrackerPage = drawnPart('air tracker', air.fetchAirTrackerPage);
const fetchEmbedRoutes = drawnPart('embeds', crime.fetchEmbedRoutes);
const fetchCrimeMethodPage = drawnPart('method', crime.fetchCrimeMethodPage);
const fetchCrimeCategoriesPage = drawnPart('categories', crime.fetchCrimeCategoriesPage);
const fetchCrimeTypesPage = drawnPart('crime-types', crime.fetchCrimeTypesPage);
const fetchAirMapPage = drawnPart('air map', air.fetchAirMapPage);
const fetchEmbedAirMapPage = drawnPart('air map to embed', air.fetchEmbedAirMapPage);
const fetchCoronavirusMapPage = drawnPart('coronavirus map', coronavirus.fetchCoronavirusMapPage);
const fetchEmbedCoronavirusPage = drawnPart(
  'coronavirus map to embed',
  coronavirus.fetchEmbedCoronavirusPage,
);
const fetchCoronavirusMethodPage = drawnPart(
  'coronavirus method',
  coronavirus.fetchCoronavirusMethodPage,
);
const fetchSearchPage = drawnPart('search', async () => {
  return (await import('./search/SearchPage.tsx')).SearchPage;
});
const fetchFeedbackPage = drawnPart('feedback form', feedback.fetchFeedbackPage);
const fetchTrafficPage = drawnPart('traffic', traffic.fetchTrafficPage);
const fetchNewsPage = drawnPart('news', news.fetchNewsPage);
const fetchNewsEntryPage = drawnPart('news entry', news.fetchNewsEntryPage);
const fetchAboutDataPage = drawnPart('about the data', ourData.fetchAboutDataPage);
const fetchCoveragePage = drawnPart('coverage', ourData.fetchCoveragePage);
const fetchDownloadsPage = drawnPart('tables to download', ourData.fetchDownloadsPage);
const fetchReleasesPage = drawnPart('releases', ourData.fetchReleasesPage);
const fetchCallsPage = drawnPart('calls', ourData.fetchCallsPage);
const fetchStaffRoutes = drawnPart('staff', async () => {
  return (await import('./staff/StaffRoutes.tsx')).StaffRoutes;
});
const fetchSubscribePage = drawnPart('subscribe', subscriptions.fetchSubscribePage);
const fetchSubscriptionPage = drawnPart('subscription', subscriptions.fetchSubscriptionPage);
const fetchConfirmPage = drawnPart('confirmation', subscriptions.fetchConfirmPage);
const fetchManagePage = drawnPart('way to the subscription', subscriptions.fetchManagePage);
const fetchUnsubscribePage = drawnPart('unsubscribing', subscriptions.fetchUnsubscribePage);

/** Redirects to the tracker of the first saved place, which only this browser knows. */
function ToNeighborhood() {
  const [own] = useOwnPlaces();
  return (
    <Navigate to={trackerPath('neighborhood', own?.area ?? county.defaultNeighborhood)} replace />
  );
}

/** Subpages of the page about the data. */
const DATA_PAGES = [
  { path: PAGE_PATTERNS.dataCoverage, fetchPage: fetchCoveragePage },
  { path: PAGE_PATTERNS.dataDownloads, fetchPage: fetchDownloadsPage },
  { path: PAGE_PATTERNS.dataReleases, fetchPage: fetchReleasesPage },
  { path: PAGE_PATTERNS.dataApi, fetchPage: fetchCallsPage },
] as const;

/** Staff pages; StaffRoutes maps each to its component. */
const STAFF_PATHS = [
  PAGE_PATTERNS.bundles,
  PAGE_PATTERNS.bundling,
  PAGE_PATTERNS.staff,
  PAGE_PATTERNS.staffSignIn,
  PAGE_PATTERNS.staffMembers,
  PAGE_PATTERNS.staffUsage,
  PAGE_PATTERNS.staffFeedback,
  PAGE_PATTERNS.staffNewsletter,
] as const;

/** Each page uses the messages of the subscribe bar and of the subscription pages. */
const SUBSCRIBER_PAGES = [
  { path: PAGE_PATTERNS.subscribe, fetchPage: fetchSubscribePage },
  { path: PAGE_PATTERNS.subscription, fetchPage: fetchSubscriptionPage },
  { path: PAGE_PATTERNS.subscriptionConfirm, fetchPage: fetchConfirmPage },
  { path: PAGE_PATTERNS.subscriptionManage, fetchPage: fetchManagePage },
  { path: PAGE_PATTERNS.subscriptionUnsubscribe, fetchPage: fetchUnsubscribePage },
] as const;

export function SiteRoutes() {
  return (
    <Routes>
      {/* Pages for the frames of other sites: no shell, and no navigation to the site inside the frame. */}
      <Route
        path={PAGE_PATTERNS.embedAirMap}
        element={
          <Suspense>
            <PageWithTexts fetchPage={fetchEmbedAirMapPage} catalog="air" and="embed" />
          </Suspense>
        }
      />
      <Route
        path={PAGE_PATTERNS.embedCoronavirus}
        element={
          <Suspense>
            <PageWithTexts
              fetchPage={fetchEmbedCoronavirusPage}
              catalog="coronavirus"
              and="embed"
            />
          </Suspense>
        }
      />
      <Route
        path={PAGE_PATTERNS.embed}
        element={
          <Suspense>
            <PageWithTexts fetchPage={fetchEmbedRoutes} catalog="trackers" and="embed" />
          </Suspense>
        }
      />
      <Route
        element={
          <Suspense>
            <PageWithTexts fetchPage={fetchStaffRoutes} catalog="staff" />
          </Suspense>
        }
      >
        {STAFF_PATHS.map((path) => (
          <Route key={path} path={path} />
        ))}
      </Route>
      <Route element={<Shell />}>
        <Route index element={<Navigate to={pageSettings().startPage} replace />} />
        <Route
          path={PAGE_PATTERNS.map}
          element={<PageWithTexts fetchPage={fetchSafetyMapPage} catalog="crimeMap" />}
        />
        <Route
          path={PAGE_PATTERNS.place}
          element={<PageWithTexts fetchPage={fetchSafetyMapPage} catalog="crimeMap" />}
        />
        <Route
          path={PAGE_PATTERNS.airMap}
          element={<PageWithTexts fetchPage={fetchAirMapPage} catalog="air" and="airMap" />}
        />
        <Route path={PAGE_PATTERNS.neighborhood} element={<ToNeighborhood />} />
        <Route
          path={PAGE_PATTERNS.neighborhoodOf}
          element={<PageWithTexts fetchPage={fetchNeighborhoodPage} catalog="trackers" />}
        />
        <Route
          path={PAGE_PATTERNS.crime}
          element={<Navigate to={trackerPath('crime', county.defaultCrime)} replace />}
        />
        <Route
          path={PAGE_PATTERNS.crimeOf}
          element={
            <PageWithTexts fetchPage={fetchCrimeTypePage} catalog="trackers" and="crimeType" />
          }
        />
        <Route
          path={PAGE_PATTERNS.compare}
          element={<PageWithTexts fetchPage={fetchComparePage} catalog="trackers" and="compare" />}
        />
        {[PAGE_PATTERNS.air, PAGE_PATTERNS.airOf].map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <PageWithTexts fetchPage={fetchAirTrackerPage} catalog="air" and="airTracker" />
            }
          />
        ))}
        <Route
          path={PAGE_PATTERNS.coronavirus}
          element={<PageWithTexts fetchPage={fetchCoronavirusMapPage} catalog="coronavirus" />}
        />
        <Route
          path={PAGE_PATTERNS.coronavirusMethod}
          element={<PageWithTexts fetchPage={fetchCoronavirusMethodPage} catalog="method" />}
        />
        <Route
          path={PAGE_PATTERNS.traffic}
          element={<PageWithTexts fetchPage={fetchTrafficPage} catalog="traffic" />}
        />
        <Route
          path={PAGE_PATTERNS.search}
          element={<PageWithTexts fetchPage={fetchSearchPage} catalog="searchPage" />}
        />
        <Route
          path={PAGE_PATTERNS.feedback}
          element={<PageWithTexts fetchPage={fetchFeedbackPage} catalog="feedback" />}
        />
        <Route
          path={PAGE_PATTERNS.news}
          element={<PageWithTexts fetchPage={fetchNewsPage} catalog="news" />}
        />
        <Route
          path={PAGE_PATTERNS.newsEntry}
          element={<PageWithTexts fetchPage={fetchNewsEntryPage} catalog="news" />}
        />
        <Route
          path={PAGE_PATTERNS.data}
          element={<PageWithTexts fetchPage={fetchAboutDataPage} catalog="reading" and="ourData" />}
        />
        {DATA_PAGES.map(({ path, fetchPage }) => (
          <Route
            key={path}
            path={path}
            element={<PageWithTexts fetchPage={fetchPage} catalog="reading" and="ourData" />}
          />
        ))}
        <Route
          path={PAGE_PATTERNS.airMethod}
          element={<PageWithTexts fetchPage={fetchAirMethodPage} catalog="air" and="method" />}
        />
        <Route
          path={PAGE_PATTERNS.method}
          element={<PageWithTexts fetchPage={fetchCrimeMethodPage} catalog="method" />}
        />
        <Route
          path={PAGE_PATTERNS.categoriesMethod}
          element={<PageWithTexts fetchPage={fetchCrimeCategoriesPage} catalog="method" />}
        />
        <Route
          path={PAGE_PATTERNS.crimeTypesMethod}
          element={<PageWithTexts fetchPage={fetchCrimeTypesPage} catalog="method" />}
        />
        {SUBSCRIBER_PAGES.map(({ path, fetchPage }) => (
          <Route
            key={path}
            path={path}
            element={<PageWithTexts fetchPage={fetchPage} catalog="subscribe" and="subscription" />}
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
