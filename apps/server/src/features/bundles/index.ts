export {
  type CategoryNames,
  findBigBundle,
  findSmallBundle,
  indexCategoryNames,
} from './category-names.ts';
export { type BundlesFeature, bundlesFeature } from './feature.ts';
export type { BundlesSnapshot } from './snapshot.ts';
export { readCategories } from './store/read-categories.ts';
export { saveCategories } from './store/save-categories.ts';
export { type SeedCategories, seedCategories } from './store/seed-categories.ts';
