import type { BundleChange } from '@townlight/contract/bundles';
import type { CategoryChange } from '@townlight/domain/bundles';

/** Converts a change from its request format to the domain's. */
export function toCategoryChange(change: BundleChange): CategoryChange {
  switch (change.table) {
    case 'big':
      if (change.action !== 'delete')
        return change.action === 'add'
          ? change
          : { ...change, newName: change.new_name, expected: change.expected };
      return { ...change, moveTo: change.move_to, expected: change.expected };
    case 'small': {
      if (change.action === 'add') return { ...change, bigBundles: change.big_bundles };
      const expected = change.expected && {
        name: change.expected.name,
        bigBundles: change.expected.big_bundles,
      };
      return change.action === 'change'
        ? { ...change, newName: change.new_name, bigBundles: change.big_bundles, expected }
        : { ...change, moveTo: change.move_to, expected };
    }
    case 'nicknames': {
      if (change.action === 'add') return { ...change, smallBundle: change.small_bundle_name };
      const expected = change.expected && {
        name: change.expected.name,
        smallBundle: change.expected.small_bundle_name,
      };
      return change.action === 'change'
        ? { ...change, newName: change.new_name, smallBundle: change.small_bundle_name, expected }
        : { ...change, moveTo: change.move_to, expected };
    }
    case 'crime_descriptions':
      return { ...change, newName: change.new_name };
  }
}
