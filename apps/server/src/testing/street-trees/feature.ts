import { threadId } from 'node:worker_threads';
import { z } from 'zod';
import type { Config } from '../../config/config.ts';
import type { PlacesFeature } from '../../features/places/index.ts';
import { selectRow } from '../../platform/database/query.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import type { Feature } from '../../platform/features/feature.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { makeTestFeatures } from '../test-features.ts';

/** Creates the feature's table; real features have a migration. */
export const CREATE_STREET_TREE_TABLE =
  'create table street_tree (area text primary key, trees int not null)';

export interface StreetTreesData {
  /** In the order of the neighborhoods, on shared memory. */
  readonly trees: Uint32Array;
  readonly slugs: readonly string[];
  readonly builtInThread: number;
}

export interface StreetTreesSnapshot extends StreetTreesData {
  readonly of: ReadonlyMap<string, number>;
}

/** A minimal feature that shows what adding one takes. */
export function streetTreesFeature(
  places: PlacesFeature,
): Feature<StreetTreesData, StreetTreesSnapshot> {
  return {
    name: 'street-trees',
    needs: [places],
    snapshot: {
      async build({ db, dataOf }) {
        const slugs = dataOf(places).neighborhoods.map(({ slug }) => slug);
        const trees = new Uint32Array(new SharedArrayBuffer(4 * slugs.length));
        for (const [at, slug] of slugs.entries()) {
          const row = await selectRow<{ trees: number }>(
            db,
            'select trees from street_tree where area = $1',
            [slug],
          );
          trees[at] = row?.trees ?? 0;
        }
        return { trees, slugs, builtInThread: threadId };
      },
      open: (data) => ({
        ...data,
        of: new Map(data.slugs.map((slug, at) => [slug, data.trees[at] as number])),
      }),
      warm: () => ['/api/neighborhoods/street_trees'],
    },
    async serve({ currentData, pool }) {
      const plantTree: Job<{ area: string }> = {
        name: 'street-trees-plant',
        payload: z.object({ area: z.string() }),
        timeoutSeconds: 10,
        async handle({ area }) {
          await pool.query('update street_tree set trees = trees + 1 where area = $1', [area]);
        },
      };
      return {
        routes(app) {
          app.get('/api/neighborhoods/street_trees', () =>
            [...currentData().of].map(([id, trees]) => ({ id, trees })),
          );
        },
        pages: {
          describePage: ({ steps }) =>
            steps[0] === 'street-trees' && steps.length === 1 ? { path: '/street-trees' } : null,
          sitemap: () => ({ paths: ['/street-trees'] }),
        },
        jobs: [plantTree],
      };
    },
    ingest: (ingest, { openDatabase, print }) => {
      ingest.command('street-trees <area> <trees>').action(async (area, trees) => {
        const { pool } = await openDatabase();
        await inTransaction(pool, async (client) => {
          await client.query('insert into street_tree values ($1, $2)', [area, trees]);
          await bumpVersion(client, 'street-trees');
        });
        print(`${area} has ${trees} trees`);
      });
    },
    userDataTables: [{ name: 'street_tree' }],
  };
}

export const url = import.meta.url;

export function listFeatures(
  config: Pick<Config, 'mapboxToken' | 'geocoderUrl'>,
): readonly Feature[] {
  const features = makeTestFeatures(config);
  return [...Object.values(features), streetTreesFeature(features.places)];
}
