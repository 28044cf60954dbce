import type { BundlesPart, SeedCategories } from '../bundles/index.ts';
import type { CrimePart } from '../crime/index.ts';
import type { Part } from '../platform/parts/part.ts';
import { categoryCommands } from './commands.ts';
import { type BundleToolSnapshot, openBundleTool } from './snapshot.ts';

/** What staff do with the categories: they need both the categories and the records that are in them. */
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
      // all it shows is in the parts it needs
      build: async () => null,
      open: (_, { of }) => openBundleTool(of(bundles), of(crime)),
    },
    async serve(server) {
      const { bundleToolRoutes } = await import('./routes.ts');
      return { routes: (app) => bundleToolRoutes(app, server, crime) };
    },
    // what was done since the backup stays in the history
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
