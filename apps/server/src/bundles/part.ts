import type { CategoryScheme } from '@townlight/domain/bundles';
import type { Part } from '../platform/parts/part.ts';
import { type BundlesSnapshot, openBundlesSnapshot } from './snapshot.ts';
import { readCategoryScheme, type SeedCategories, seedCategories } from './store.ts';

export type BundlesPart = Part<CategoryScheme, BundlesSnapshot>;

/** The categories of crime that staff keep. @param seed those to begin with */
export function bundlesPart(seed: SeedCategories): BundlesPart {
  return {
    name: 'bundles',
    snapshot: {
      build: ({ db }) => readCategoryScheme(db),
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
    ],
    async prepare(client) {
      await seedCategories(client, seed);
    },
  };
}
