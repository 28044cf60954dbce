export { type CategoryNames, findBigBundle, findSmallBundle } from './category-names.ts';
export { bundleRoutes } from './routes.ts';
export { seedCategories } from './seed-categories.ts';
export { type BundlesSnapshot, openBundlesSnapshot } from './snapshot.ts';
export { readCategoryScheme } from './store.ts';
