import type { CategoryScheme } from '@townlight/domain/bundles';
import { type CachedReply, createCachedReply } from '../platform/http/cached-reply.ts';
import { type CategoryNames, categoryNames, findBigBundle } from './category-names.ts';

/** The categories as requests read them. */
export interface BundlesSnapshot {
  readonly names: CategoryNames;
  readonly bigFilters: CachedReply;
  /** @throws NotFound */
  smallFilters(bigBundle: string): CachedReply;
  readonly small: CachedReply;
}

export function openBundlesSnapshot(scheme: CategoryScheme): BundlesSnapshot {
  const names = categoryNames(scheme);
  const filters = (list: readonly string[]) => jsonReply(list.map((name) => ({ name })));
  const smallFilters = new Map([...names.big].map(([big, small]) => [big, filters(small)]));
  return {
    names,
    bigFilters: filters(scheme.bigBundles),
    smallFilters: (bigBundle) => smallFilters.get(findBigBundle(names, bigBundle)) ?? filters([]),
    small: jsonReply(
      scheme.smallBundles.map(({ name, bigBundles }) => ({ name, big_bundles: bigBundles })),
    ),
  };
}

function jsonReply(value: unknown): CachedReply {
  return createCachedReply(JSON.stringify(value), { brotliQuality: 11 });
}
