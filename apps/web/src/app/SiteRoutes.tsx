import { PAGE_PATTERNS, trackerPath } from '@townlight/domain/pages';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import * as air from '../features/air/index.ts';
import * as coronavirus from '../features/coronavirus/index.ts';
import * as crime from '../features/crime/index.ts';
import * as feedback from '../features/feedback/index.ts';
import * as news from '../features/news/index.ts';
import * as ourData from '../features/open-data/index.ts';
import { useSavedPlaces } from '../features/saved-places/index.ts';
import * as subscriptions from '../features/subscriptions/index.ts';
import * as traffic from '../features/traffic/index.ts';
import { lazyImport } from '../http/lazy-imports.ts';
import { getPageSettings } from '../http/page-settings.ts';
import { county } from '../i18n/county.ts';
import { PageWithMessages } from '../page/PageWithMessages.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Shell } from './Shell.tsx';

const importSafetyMapPage = lazyImport('safety map', crime.importSafetyMapPage);
const importNeighborhoodPage = lazyImport('neighborhood tracker', crime.importNeighborhoodPage);
const importCrimeTypePage = lazyImport('crime tracker', crime.importCrimeTypePage);
const importComparePage = lazyImport('comparison', crime.importComparePage);
const importAirMethodPage = lazyImport('air method', air.importAirMethodPage);
const importAirTrackerPage = lazyImport('air tracker', air.importAirTrackerPage);
const importEmbedRoutes = lazyImport('embeds', crime.importEmbedRoutes);
const importCrimeMethodPage = lazyImport('method', crime.importCrimeMethodPage);
const importCrimeCategoriesPage = lazyImport('categories', crime.importCrimeCategoriesPage);
const importCrimeTypesPage = lazyImport('crime-types', crime.importCrimeTypesPage);
const importAirMapPage = lazyImport('air map', air.importAirMapPage);
const importEmbedAirMapPage = lazyImport('air map to embed', air.importEmbedAirMapPage);
const importCoronavirusMapPage = lazyImport(
  'coronavirus map',
  coronavirus.importCoronavirusMapPage,
);
const importEmbedCoronavirusPage = lazyImport(
  'coronavirus map to embed',
  coronavirus.importEmbedCoronavirusPage,
);
const importCoronavirusMethodPage = lazyImport(
  'coronavirus method',
  coronavirus.importCoronavirusMethodPage,
);
const importSearchPage = lazyImport('search', async () => {
  return (await import('./search/SearchPage.tsx')).SearchPage;
});
const importFeedbackPage = lazyImport('feedback form', feedback.importFeedbackPage);
const importTrafficPage = lazyImport('traffic', traffic.importTrafficPage);
const importNewsPage = lazyImport('news', news.importNewsPage);
const importNewsEntryPage = lazyImport('news entry', news.importNewsEntryPage);
const importAboutDataPage = lazyImport('about the data', ourData.importAboutDataPage);
const importCoveragePage = lazyImport('coverage', ourData.importCoveragePage);
const importDownloadsPage = lazyImport('tables to download', ourData.importDownloadsPage);
const importReleasesPage = lazyImport('releases', ourData.importReleasesPage);
const importCallsPage = lazyImport('calls', ourData.importCallsPage);
const importStaffRoutes = lazyImport('staff', async () => {
  return (await import('./staff/StaffRoutes.tsx')).StaffRoutes;
});
const importSubscribePage = lazyImport('subscribe', subscriptions.importSubscribePage);
const importSubscriptionPage = lazyImport('subscription', subscriptions.importSubscriptionPage);
const importConfirmPage = lazyImport('confirmation', subscriptions.importConfirmPage);
const importManagePage = lazyImport('way to the subscription', subscriptions.importManagePage);
const importUnsubscribePage = lazyImport('unsubscribing', subscriptions.importUnsubscribePage);

/** Redirects to the tracker of the first saved place, which only this browser knows. */
function ToNeighborhood() {
  const [firstPlace] = useSavedPlaces();
  return (
    <Navigate
      to={trackerPath('neighborhood', firstPlace?.area ?? county.defaultNeighborhood)}
      replace
    />
  );
}

/** Subpages of the page about the data. */
const DATA_PAGES = [
  { path: PAGE_PATTERNS.dataCoverage, importPage: importCoveragePage },
  { path: PAGE_PATTERNS.dataDownloads, importPage: importDownloadsPage },
  { path: PAGE_PATTERNS.dataReleases, importPage: importReleasesPage },
  { path: PAGE_PATTERNS.dataApi, importPage: importCallsPage },
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
  { path: PAGE_PATTERNS.subscribe, importPage: importSubscribePage },
  { path: PAGE_PATTERNS.subscription, importPage: importSubscriptionPage },
  { path: PAGE_PATTERNS.subscriptionConfirm, importPage: importConfirmPage },
  { path: PAGE_PATTERNS.subscriptionManage, importPage: importManagePage },
  { path: PAGE_PATTERNS.subscriptionUnsubscribe, importPage: importUnsubscribePage },
] as const;

export function SiteRoutes() {
  return (
    <Routes>
      {/* Pages for the frames of other sites: no shell, and no navigation to the site inside the frame. */}
      <Route
        path={PAGE_PATTERNS.embedAirMap}
        element={
          <Suspense>
            <PageWithMessages importPage={importEmbedAirMapPage} catalog="air" and="embed" />
          </Suspense>
        }
      />
      <Route
        path={PAGE_PATTERNS.embedCoronavirus}
        element={
          <Suspense>
            <PageWithMessages
              importPage={importEmbedCoronavirusPage}
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
            <PageWithMessages importPage={importEmbedRoutes} catalog="trackers" and="embed" />
          </Suspense>
        }
      />
      <Route
        element={
          <Suspense>
            <PageWithMessages importPage={importStaffRoutes} catalog="staff" />
          </Suspense>
        }
      >
        {STAFF_PATHS.map((path) => (
          <Route key={path} path={path} />
        ))}
      </Route>
      <Route element={<Shell />}>
        <Route index element={<Navigate to={getPageSettings().startPage} replace />} />
        <Route
          path={PAGE_PATTERNS.map}
          element={<PageWithMessages importPage={importSafetyMapPage} catalog="crimeMap" />}
        />
        <Route
          path={PAGE_PATTERNS.place}
          element={<PageWithMessages importPage={importSafetyMapPage} catalog="crimeMap" />}
        />
        <Route
          path={PAGE_PATTERNS.airMap}
          element={<PageWithMessages importPage={importAirMapPage} catalog="air" and="airMap" />}
        />
        <Route path={PAGE_PATTERNS.neighborhood} element={<ToNeighborhood />} />
        <Route
          path={PAGE_PATTERNS.neighborhoodOf}
          element={<PageWithMessages importPage={importNeighborhoodPage} catalog="trackers" />}
        />
        <Route
          path={PAGE_PATTERNS.crime}
          element={<Navigate to={trackerPath('crime', county.defaultCrime)} replace />}
        />
        <Route
          path={PAGE_PATTERNS.crimeOf}
          element={
            <PageWithMessages importPage={importCrimeTypePage} catalog="trackers" and="crimeType" />
          }
        />
        <Route
          path={PAGE_PATTERNS.compare}
          element={
            <PageWithMessages importPage={importComparePage} catalog="trackers" and="compare" />
          }
        />
        {[PAGE_PATTERNS.air, PAGE_PATTERNS.airOf].map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <PageWithMessages importPage={importAirTrackerPage} catalog="air" and="airTracker" />
            }
          />
        ))}
        <Route
          path={PAGE_PATTERNS.coronavirus}
          element={<PageWithMessages importPage={importCoronavirusMapPage} catalog="coronavirus" />}
        />
        <Route
          path={PAGE_PATTERNS.coronavirusMethod}
          element={<PageWithMessages importPage={importCoronavirusMethodPage} catalog="method" />}
        />
        <Route
          path={PAGE_PATTERNS.traffic}
          element={<PageWithMessages importPage={importTrafficPage} catalog="traffic" />}
        />
        <Route
          path={PAGE_PATTERNS.search}
          element={<PageWithMessages importPage={importSearchPage} catalog="searchPage" />}
        />
        <Route
          path={PAGE_PATTERNS.feedback}
          element={<PageWithMessages importPage={importFeedbackPage} catalog="feedback" />}
        />
        <Route
          path={PAGE_PATTERNS.news}
          element={<PageWithMessages importPage={importNewsPage} catalog="news" />}
        />
        <Route
          path={PAGE_PATTERNS.newsEntry}
          element={<PageWithMessages importPage={importNewsEntryPage} catalog="news" />}
        />
        <Route
          path={PAGE_PATTERNS.data}
          element={
            <PageWithMessages importPage={importAboutDataPage} catalog="reading" and="ourData" />
          }
        />
        {DATA_PAGES.map(({ path, importPage }) => (
          <Route
            key={path}
            path={path}
            element={<PageWithMessages importPage={importPage} catalog="reading" and="ourData" />}
          />
        ))}
        <Route
          path={PAGE_PATTERNS.airMethod}
          element={<PageWithMessages importPage={importAirMethodPage} catalog="air" and="method" />}
        />
        <Route
          path={PAGE_PATTERNS.method}
          element={<PageWithMessages importPage={importCrimeMethodPage} catalog="method" />}
        />
        <Route
          path={PAGE_PATTERNS.categoriesMethod}
          element={<PageWithMessages importPage={importCrimeCategoriesPage} catalog="method" />}
        />
        <Route
          path={PAGE_PATTERNS.crimeTypesMethod}
          element={<PageWithMessages importPage={importCrimeTypesPage} catalog="method" />}
        />
        {SUBSCRIBER_PAGES.map(({ path, importPage }) => (
          <Route
            key={path}
            path={path}
            element={
              <PageWithMessages importPage={importPage} catalog="subscribe" and="subscription" />
            }
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
