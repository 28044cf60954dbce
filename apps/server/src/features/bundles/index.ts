export type { CategorizedRecords, MovedRank } from './categorized-records.ts';
export {
  type CategoryNames,
  findBigBundle,
  findSmallBundle,
  indexCategoryNames,
} from './category-names.ts';
export { type BundlesFeature, bundlesFeature } from './feature.ts';
export { readSavedRows } from './store/history.ts';
