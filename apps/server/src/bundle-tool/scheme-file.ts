import type { BundleScheme } from '@townlight/contract/bundles';
import { byDescription, type CategoryTables } from '@townlight/domain/bundles';

/** The whole scheme as it is exported. */
export function schemeOf(tables: CategoryTables): BundleScheme {
  return {
    format: 'townlight-bundles-1',
    big_bundles: tables.bigBundles.map((name) => ({ name })),
    small_bundles: tables.smallBundles.map(({ name, bigBundles }) => ({
      name,
      big_bundles: [...bigBundles],
    })),
    nicknames: tables.nicknames.map(({ name, smallBundle }) => ({
      name,
      small_bundle_name: smallBundle,
    })),
    crime_descriptions: tables.descriptions
      .toSorted(byDescription)
      .map(({ agency, code, name, nickname }) => ({ agency, code, name, nickname })),
  };
}
