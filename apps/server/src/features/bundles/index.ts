export type { CategorizedRecords, RankChange } from './categorized-records.ts';
export {
  type CategoryNames,
  indexCategoryNames,
  requireBigBundle,
  requireSmallBundle,
} from './category-names.ts';
export { type BundlesFeature, bundlesFeature } from './feature.ts';
export { readSavedRows } from './store/history.ts';
