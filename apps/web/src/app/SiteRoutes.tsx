import { COUNTY_MAP_PAGE, pagePath, STAFF_PAGE_PATHS } from '@townlight/domain/pages';
import { Suspense, use } from 'react';
import { Link, Navigate, Route, Routes } from 'react-router';
import { staffCatalog } from '../features/staff/index.ts';
import { lazyImport } from '../http/lazy-imports.ts';
import { getPageSettings } from '../http/page-settings.ts';
import { Text } from '../i18n/Text.tsx';
import { type FeatureRoute, FeaturesContext } from '../page/feature.ts';
import { PageWithMessages } from '../page/PageWithMessages.tsx';
import { TextPage } from '../page/TextPage.tsx';
import { Shell } from './Shell.tsx';

const importStaffRoutes = lazyImport('staff', async () => {
  return (await import('./staff/load-staff-routes.ts')).loadStaffRoutes();
});

/** The pages of all features, in the site's shell or for the frames of other sites, and the staff pages. */
export function SiteRoutes() {
  const features = use(FeaturesContext);
  return (
    <Routes>
      {/* Pages for the frames of other sites: no shell, and no navigation to the site inside the frame. */}
      {features
        .flatMap(({ embeds = [] }) => embeds)
        .flatMap(({ paths, ...page }) =>
          paths.map((path) => (
            <Route
              key={path}
              path={path}
              element={
                <Suspense>
                  <PageWithMessages {...page} />
                </Suspense>
              }
            />
          )),
        )}
      <Route
        element={
          <Suspense>
            <PageWithMessages importPage={importStaffRoutes} catalogs={[staffCatalog]} />
          </Suspense>
        }
      >
        {Object.values(STAFF_PAGE_PATHS).map((path) => (
          <Route key={path} path={path} />
        ))}
      </Route>
      <Route element={<Shell />}>
        <Route index element={<Navigate to={getPageSettings().startPage} replace />} />
        {features.flatMap(({ routes = [] }) => routes).flatMap(renderRoutes)}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function renderRoutes({ paths, ...page }: FeatureRoute) {
  const element = 'element' in page ? page.element : <PageWithMessages {...page} />;
  return paths.map((path) => <Route key={path} path={path} element={element} />);
}

function NotFoundPage() {
  return (
    <TextPage title="notFound.title">
      <p>
        <Text id="notFound.text" />
      </p>
      <p>
        <Link to={pagePath(COUNTY_MAP_PAGE)}>
          <Text id="notFound.home" />
        </Link>
      </p>
    </TextPage>
  );
}
