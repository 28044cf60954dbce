/** The door of the subject: its pages, each fetched when it is opened. */
export const fetchBundleToolPage = async () =>
  (await import('./BundleToolPage.tsx')).BundleToolPage;
export const fetchBundlingPage = async () => (await import('./BundlingPage.tsx')).BundlingPage;
