import type { BundlesPart, SeedCategories } from '../bundles/index.ts';
import type { CrimePart } from '../crime/index.ts';
import type { Part } from '../platform/parts/part.ts';
import { categoryCommands } from './commands.ts';
import { type BundleToolSnapshot, openBundleTool } from './snapshot.ts';

/** The Bundle Tool. It depends on the categories and on the records that use them. */
export function bundleToolPart({
  bundles,
  crime,
  seed,
}: {
  readonly bundles: BundlesPart;
  readonly crime: CrimePart;
  /** The county's categories. */
  readonly seed: SeedCategories;
}): Part<null, BundleToolSnapshot> {
  return {
    name: 'bundle-tool',
    needs: [bundles, crime],
    snapshot: {
      // all of it comes from the snapshots of its dependencies
      build: async () => null,
      open: (_, { of }) => openBundleTool(of(bundles), of(crime)),
    },
    async serve(server) {
      const { bundleToolRoutes } = await import('./routes.ts');
      return { routes: (app) => bundleToolRoutes(app, server, crime) };
    },
    // saves made since the backup stay in the history
    commands: categoryCommands(seed),
    entered: [
      {
        name: 'bundle_change',
        restore: 'add',
        key: ['at', 'by', 'kind'],
        refersTo: { of_change: 'bundle_change' },
      },
    ],
  };
}
