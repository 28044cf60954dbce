import type { BundleScheme } from '@townlight/contract/bundles';
import { byDescription, type CategoryTables, type GivenScheme } from '@townlight/domain/bundles';

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

/** The same as the rules take it. */
export function readScheme(scheme: BundleScheme): GivenScheme {
  return {
    bigBundles: scheme.big_bundles.map(({ name }) => name),
    smallBundles: scheme.small_bundles.map(({ name, big_bundles }) => ({
      name,
      bigBundles: big_bundles,
    })),
    nicknames: scheme.nicknames.map(({ name, small_bundle_name }) => ({
      name,
      smallBundle: small_bundle_name,
    })),
    descriptions: scheme.crime_descriptions,
  };
}
