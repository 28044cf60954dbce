export { type CategoryNames, findBigBundle, findSmallBundle } from './category-names.ts';
export { type BundlesPart, bundlesPart } from './part.ts';
