import type { Feature } from '../../platform/features/feature.ts';
import { type BundlesSnapshot, openBundlesSnapshot } from './snapshot.ts';
import { readCategories, type StoredCategories } from './store/read-categories.ts';
import { type SeedCategories, seedCategories } from './store/seed-categories.ts';

export type BundlesFeature = Feature<StoredCategories, BundlesSnapshot>;

/** The crime categories. @param seed the initial categories */
export function bundlesFeature(seed: SeedCategories): BundlesFeature {
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
    async serve({ currentData }) {
      const { bundleRoutes } = await import('./routes.ts');
      return { routes: (app) => bundleRoutes(app, currentData) };
    },
    userDataTables: [
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
