/** Public API of the feature: lazy imports of its pages. */
export const fetchBundleToolPage = async () =>
  (await import('./BundleToolPage.tsx')).BundleToolPage;
export const fetchBundlingPage = async () => (await import('./BundlingPage.tsx')).BundlingPage;
