import type { StoreConfig } from '../../platform/database/open-database.ts';
import type { Feature } from '../../platform/features/feature.ts';
import { createSourceCommands } from './commands.ts';
import type { SourceKind } from './source-kind.ts';

export interface SourcesOptions {
  /** The source kinds of all features, distinguished by `kind`. */
  readonly kinds: readonly SourceKind[];
  /** The database that the child process of a run opens. */
  readonly store: StoreConfig;
  /** Token for open-data portals. */
  readonly appToken: string | undefined;
}

const clock = () => new Date();

/** Creates the sources feature: polled addresses and watched folders. */
export function sourcesFeature({ kinds, store, appToken }: SourcesOptions): Feature {
  return {
    name: 'sources',
    async serve(server) {
      const { serveSources } = await import('./serve-sources.ts');
      return serveSources(server, { clock, store });
    },
    commands: createSourceCommands(kinds, { appToken }),
    userDataTables: [
      {
        name: 'source',
        // Excludes the mark, because the backup does not contain the loaded records.
        columns: ['name', 'title', 'kind', 'place', 'settings', 'every_seconds', 'paused'],
        key: ['name'],
      },
    ],
  };
}
