import { expect, test } from 'vitest';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion } from '../platform/database/version.ts';
import type { Feature } from '../platform/features/feature.ts';
import { describeOnBothStores } from '../platform/testing/databases.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { openSnapshot } from './open-snapshot.ts';

type BuildRecord = { readonly moved: readonly string[]; readonly below: readonly string[] };

/** A feature whose data records why it was built and what it read of its dependencies. */
function recordingFeature(
  name: string,
  needs: readonly Feature<BuildRecord, BuildRecord>[] = [],
): Feature<BuildRecord, BuildRecord> {
  return {
    name,
    needs,
    snapshot: {
      build: async ({ moved, dataOf }) => ({
        moved: [...moved],
        below: needs.flatMap((feature) => dataOf(feature).moved),
      }),
      open: (data) => data,
    },
  };
}

describeOnBothStores('building changed parts of a snapshot', (open) => {
  const areas = recordingFeature('areas');
  const groups = recordingFeature('groups');
  const counts = recordingFeature('counts', [areas, groups]);
  const pages: Feature = { name: 'pages', needs: [counts] };
  const features = [areas, groups, counts, pages];

  const change = async ({ pool }: Database, ...subjects: string[]) =>
    await inTransaction(pool, async (client) => {
      for (const subject of subjects) await bumpVersion(client, subject);
    });

  test('a part is built when its version or a required part has changed, and receives which ones', async () => {
    const database = await open();
    const first = openSnapshot(features, await buildSnapshot(database.pool, features));
    expect(first.of(counts).moved).toEqual(['areas', 'groups', 'counts']);

    await change(database, 'groups', 'nobody');
    const built = await buildSnapshot(database.pool, features, { ...first, spare: new Map() });
    expect([...built.data.keys()]).toEqual(['groups', 'counts']);
    const second = openSnapshot(features, built, first);
    expect(second.of(counts)).toEqual({ moved: ['groups'], below: ['areas', 'groups'] });
    expect(second.of(areas)).toBe(first.of(areas));
    expect(second.versions).toEqual(
      new Map([
        ['groups', 1],
        ['nobody', 1],
      ]),
    );
    // nothing has changed since
    const again = await buildSnapshot(database.pool, features, { ...second, spare: new Map() });
    expect(again.data.size).toBe(0);
  });

  test('the build uses the versions at read time, not those of the previous check, so parts are consistent', async () => {
    const database = await open();
    const before = openSnapshot(features, await buildSnapshot(database.pool, features));
    // the previous check saw only the counts change; the areas have changed since
    await change(database, 'counts');
    await change(database, 'areas');
    const built = await buildSnapshot(database.pool, features, { ...before, spare: new Map() });
    expect([...built.data.keys()]).toEqual(['areas', 'counts']);
  });

  test('a snapshot has no data of a part that is not in the list', async () => {
    const database = await open();
    const snapshot = openSnapshot([areas], await buildSnapshot(database.pool, [areas]));
    expect(() => snapshot.of(counts)).toThrow('the part counts is not in the snapshot');
  });
});
