/** The public API of the feature: its pages, each imported when it is opened. */
export const fetchAboutDataPage = async () => (await import('./AboutDataPage.tsx')).AboutDataPage;
export const fetchCoveragePage = async () =>
  (await import('./months-on-record/CoveragePage.tsx')).CoveragePage;
export const fetchDownloadsPage = async () =>
  (await import('./downloads/DownloadsPage.tsx')).DownloadsPage;
export const fetchReleasesPage = async () =>
  (await import('./releases/ReleasesPage.tsx')).ReleasesPage;
export const fetchCallsPage = async () => (await import('./calls/CallsPage.tsx')).CallsPage;
