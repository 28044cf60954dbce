/** The public API of the feature: its pages, each imported when it is opened. */
export const importAboutDataPage = async () => (await import('./AboutDataPage.tsx')).AboutDataPage;
export const importCoveragePage = async () =>
  (await import('./months-on-record/CoveragePage.tsx')).CoveragePage;
export const importDownloadsPage = async () =>
  (await import('./downloads/DownloadsPage.tsx')).DownloadsPage;
export const importReleasesPage = async () =>
  (await import('./releases/ReleasesPage.tsx')).ReleasesPage;
export const importCallsPage = async () => (await import('./calls/CallsPage.tsx')).CallsPage;
