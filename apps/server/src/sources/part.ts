import type { StoreConfig } from '../platform/database/open-database.ts';
import type { Part } from '../platform/parts/part.ts';
import { sourceCommands } from './commands.ts';
import type { SourceKind } from './source-kind.ts';

export interface SourcesOptions {
  /** What the subjects do with sources; they are told apart by their kind. */
  readonly kinds: readonly SourceKind[];
  /** Where a run, a process of its own, finds the store. */
  readonly store: StoreConfig;
  /** Of the open-data portals. */
  readonly appToken: string | undefined;
}

const clock = () => new Date();

/** Records that come by themselves: addresses to ask and folders to watch. */
export function sourcesPart({ kinds, store, appToken }: SourcesOptions): Part {
  return {
    name: 'sources',
    async serve(server) {
      const { serveSources } = await import('./serve-sources.ts');
      return serveSources(server, { clock, store });
    },
    commands: sourceCommands(kinds, { appToken }),
    entered: [
      {
        name: 'source',
        // not how far it was read: the records are not in the backup
        columns: ['name', 'title', 'kind', 'place', 'settings', 'every_seconds', 'paused'],
        key: ['name'],
      },
    ],
  };
}
