import type { SmallBundleReply } from '@townlight/contract/bundles';
import { slugOf } from '@townlight/domain/places';

/** The crime type that an address names, as a slug or as its name: `theft-from-vehicle`, `Theft From Vehicle`. */
export function findCrime(
  types: readonly SmallBundleReply[],
  asked: string,
): SmallBundleReply | null {
  const slug = slugOf(asked);
  return types.find((type) => slugOf(type.name) === slug) ?? null;
}
