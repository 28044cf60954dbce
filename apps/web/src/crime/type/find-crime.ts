import type { SmallBundleReply } from '@townlight/contract/bundles';
import { slugOf } from '@townlight/domain/places';

/** Returns the crime type that an address names, by its slug, name or former name: `theft-from-vehicle`. */
export function findCrime(
  types: readonly SmallBundleReply[],
  asked: string,
): SmallBundleReply | null {
  const slug = slugOf(asked);
  return (
    types.find((type) => slugOf(type.name) === slug) ??
    types.find((type) => type.former_names?.some((name) => slugOf(name) === slug)) ??
    null
  );
}
