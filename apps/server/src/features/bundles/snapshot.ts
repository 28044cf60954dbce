import { type CachedReply, createCachedReply } from '../../platform/http/cached-reply.ts';
import { type CategoryNames, indexCategoryNames, requireBigBundle } from './category-names.ts';
import type { StoredCategories } from './store/read-categories.ts';

/** The categories with their cached replies. */
export interface BundlesSnapshot {
  readonly tables: StoredCategories;
  readonly names: CategoryNames;
  readonly bigFilters: CachedReply;
  /** @throws NotFound */
  smallFilters(bigBundle: string): CachedReply;
  readonly small: CachedReply;
}

export function openBundlesSnapshot(tables: StoredCategories): BundlesSnapshot {
  const { bigBundles, smallBundles, nicknames } = tables;
  const names = indexCategoryNames(tables);
  const filters = (list: readonly string[]) => jsonReply(list.map((name) => ({ name })));
  const smallFilters = new Map([...names.big].map(([big, small]) => [big, filters(small)]));
  const former = Map.groupBy(
    tables.formerNames.filter(({ table }) => table === 'small'),
    ({ now }) => now,
  );
  const nicknamesBySmallBundle = Map.groupBy(nicknames, ({ smallBundle }) => smallBundle);
  return {
    tables,
    names,
    bigFilters: filters(bigBundles),
    smallFilters: (bigBundle) =>
      smallFilters.get(requireBigBundle(names, bigBundle)) ?? filters([]),
    small: jsonReply(
      smallBundles.map(({ name, bigBundles: parents }) => ({
        name,
        big_bundles: parents,
        nicknames: nicknamesBySmallBundle.get(name)?.length ?? 0,
        ...(former.has(name) && { former_names: former.get(name)?.map((row) => row.name) }),
      })),
    ),
  };
}

function jsonReply(value: unknown): CachedReply {
  return createCachedReply(JSON.stringify(value), { brotliQuality: 11 });
}
