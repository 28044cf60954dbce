import type { SmallBundleReply } from '@townlight/contract/bundles/filters';
import { toSlug } from '@townlight/domain/places';

/** Returns the crime type that an address names, by its slug, name or former name: `theft-from-vehicle`. */
export function findCrimeType(
  types: readonly SmallBundleReply[],
  nameOrSlug: string,
): SmallBundleReply | null {
  const slug = toSlug(nameOrSlug);
  return (
    types.find((type) => toSlug(type.name) === slug) ??
    types.find((type) => type.former_names?.some((name) => toSlug(name) === slug)) ??
    null
  );
}
