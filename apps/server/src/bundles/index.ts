export {
  type CategoryNames,
  findBigBundle,
  findSmallBundle,
  indexCategoryNames,
} from './category-names.ts';
export { type BundlesFeature, bundlesFeature } from './part.ts';
export type { BundlesSnapshot } from './snapshot.ts';
export { readCategoriesInTransaction } from './store/read-categories.ts';
export { type SeedCategories, seedCategories } from './store/seed-categories.ts';
export { saveCategories } from './store/write-categories.ts';
