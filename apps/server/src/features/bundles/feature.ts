import type { Feature, Snapshot } from '../../platform/features/feature.ts';
import type { CategorizedRecords } from './categorized-records.ts';
import { registerCategoryCommands } from './commands.ts';
import { type BundlesSnapshot, openBundlesSnapshot } from './snapshot.ts';
import { readCategories, type StoredCategories } from './store/read-categories.ts';
import { type SeedCategories, seedCategories } from './store/seed-categories.ts';

export type BundlesFeature = Feature<StoredCategories, BundlesSnapshot>;

export interface BundlesFeatureOptions {
  /** The county's categories. */
  readonly seed: SeedCategories;
  readonly recordsOf: (snapshot: Snapshot) => CategorizedRecords;
}

/** The crime categories and the Bundle Tool, in which staff edit them. */
export function bundlesFeature({ seed, recordsOf }: BundlesFeatureOptions): BundlesFeature {
  const feature: BundlesFeature = {
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
    async serve(server) {
      const { bundleRoutes } = await import('./routes.ts');
      const { bundleToolRoutes } = await import('./tool/routes.ts');
      return {
        routes(app) {
          bundleRoutes(app, server.currentData);
          bundleToolRoutes(app, server, () => {
            const snapshot = server.current();
            return { bundles: snapshot.of(feature), records: recordsOf(snapshot) };
          });
        },
      };
    },
    commands: registerCategoryCommands(seed),
    userDataTables: [
      { name: 'big_bundle' },
      { name: 'small_bundle' },
      { name: 'small_bundle_big' },
      { name: 'nickname' },
      { name: 'bundle_former_name' },
      {
        // saves made since the backup stay in the history
        name: 'bundle_change',
        restore: 'add',
        key: ['at', 'by', 'kind'],
        refersTo: { of_change: 'bundle_change' },
      },
    ],
    async prepare(client) {
      await seedCategories(client, seed);
    },
  };
  return feature;
}
