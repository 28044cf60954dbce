/** Public API of the feature: lazy imports of its pages. */
export { bundlesCatalog } from './messages/catalogs.ts';

export const importBundleToolPage = async () =>
  (await import('./BundleToolPage.tsx')).BundleToolPage;
export const importBundlingPage = async () => (await import('./BundlingPage.tsx')).BundlingPage;
