import type { SmallBundleReply } from '@townlight/contract/bundles';
import { slugOf } from '@townlight/domain/places';

/** The crime type that an address names, as a slug, as its name or as it was called before: `theft-from-vehicle`. */
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
