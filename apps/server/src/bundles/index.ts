export {
  type CategoryNames,
  categoryNames,
  findBigBundle,
  findSmallBundle,
} from './category-names.ts';
export { type BundlesPart, bundlesPart } from './part.ts';
export type { BundlesSnapshot } from './snapshot.ts';
export { readCategoriesToChange } from './store/read-categories.ts';
export { type SeedCategories, seedCategories } from './store/seed-categories.ts';
export { writeCategories } from './store/write-categories.ts';
