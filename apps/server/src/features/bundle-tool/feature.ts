import type { Feature } from '../../platform/features/feature.ts';
import type { BundlesFeature, SeedCategories } from '../bundles/index.ts';
import type { CrimeFeature } from '../crime/index.ts';
import { registerCategoryCommands } from './commands.ts';
import { type BundleToolSnapshot, openBundleToolSnapshot } from './snapshot.ts';

/** The Bundle Tool. It depends on the categories and on the records that use them. */
export function bundleToolFeature({
  bundles,
  crime,
  seed,
}: {
  readonly bundles: BundlesFeature;
  readonly crime: CrimeFeature;
  /** The county's categories. */
  readonly seed: SeedCategories;
}): Feature<null, BundleToolSnapshot> {
  return {
    name: 'bundle-tool',
    needs: [bundles, crime],
    snapshot: {
      // all of it comes from the snapshots of its dependencies
      build: async () => null,
      open: (_, { of }) => openBundleToolSnapshot(of(bundles), of(crime)),
    },
    async serve(server) {
      const { bundleToolRoutes } = await import('./routes.ts');
      return { routes: (app) => bundleToolRoutes(app, server, crime) };
    },
    // saves made since the backup stay in the history
    commands: registerCategoryCommands(seed),
    userDataTables: [
      {
        name: 'bundle_change',
        restore: 'add',
        key: ['at', 'by', 'kind'],
        refersTo: { of_change: 'bundle_change' },
      },
    ],
  };
}
