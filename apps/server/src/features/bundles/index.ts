export type { CategorizedRecords, MovedRank } from './categorized-records.ts';
export {
  type CategoryNames,
  findBigBundle,
  findSmallBundle,
  indexCategoryNames,
} from './category-names.ts';
export { type BundlesFeature, bundlesFeature } from './feature.ts';
export type { BundlesSnapshot } from './snapshot.ts';
export { readSavedRows } from './store/history.ts';
export { type SeedCategories, seedCategories } from './store/seed-categories.ts';
