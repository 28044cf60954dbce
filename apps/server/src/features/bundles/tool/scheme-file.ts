import type { BundleScheme } from '@townlight/contract/bundles/scheme';
import {
  type CategoryTables,
  compareByDescription,
  type ImportedScheme,
} from '@townlight/domain/bundles';

/** Returns the complete scheme in the export format. */
export function exportScheme(tables: CategoryTables): BundleScheme {
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
      .toSorted(compareByDescription)
      .map(({ agency, code, name, nickname }) => ({ agency, code, name, nickname })),
  };
}

/** Converts the export format to the domain's. */
export function toImportedScheme(scheme: BundleScheme): ImportedScheme {
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
