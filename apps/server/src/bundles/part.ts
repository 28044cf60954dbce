import type { Part } from '../platform/parts/part.ts';
import { type BundlesSnapshot, openBundlesSnapshot } from './snapshot.ts';
import { readCategories, type StoredCategories } from './store/read-categories.ts';
import { type SeedCategories, seedCategories } from './store/seed-categories.ts';

export type BundlesPart = Part<StoredCategories, BundlesSnapshot>;

/** The crime categories. @param seed the initial categories */
export function bundlesPart(seed: SeedCategories): BundlesPart {
  return {
    name: 'bundles',
    snapshot: {
      build: ({ db }) => readCategories(db),
      open: openBundlesSnapshot,
      warm: ({ names }) => [
        '/api/bundles/big_bundle_filters',
        '/api/bundles/small',
        ...[...names.big.keys()].map(
          (name) => `/api/bundles/small_bundle_filters/${encodeURIComponent(name)}`,
        ),
      ],
    },
    async serve({ own }) {
      const { bundleRoutes } = await import('./routes.ts');
      return { routes: (app) => bundleRoutes(app, own) };
    },
    entered: [
      { name: 'big_bundle' },
      { name: 'small_bundle' },
      { name: 'small_bundle_big' },
      { name: 'nickname' },
      { name: 'bundle_former_name' },
    ],
    async prepare(client) {
      await seedCategories(client, seed);
    },
  };
}
