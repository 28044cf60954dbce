import { expect, test } from 'vitest';
import type { Database } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion } from '../platform/database/version.ts';
import type { Part } from '../platform/parts/part.ts';
import { describeOnBothStores } from '../platform/testing/databases.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { openSnapshot } from './open-snapshot.ts';

type Told = { readonly moved: readonly string[]; readonly below: readonly string[] };

/** A feature whose data records why it was built and what it read of its dependencies. */
function partThatTells(name: string, needs: readonly Part<Told, Told>[] = []): Part<Told, Told> {
  return {
    name,
    needs,
    snapshot: {
      build: async ({ moved, dataOf }) => ({
        moved: [...moved],
        below: needs.flatMap((part) => dataOf(part).moved),
      }),
      open: (data) => data,
    },
  };
}

describeOnBothStores('building what has changed', (open) => {
  const areas = partThatTells('areas');
  const groups = partThatTells('groups');
  const counts = partThatTells('counts', [areas, groups]);
  const pages: Part = { name: 'pages', needs: [counts] };
  const parts = [areas, groups, counts, pages];

  const change = async ({ pool }: Database, ...subjects: string[]) =>
    await inTransaction(pool, async (client) => {
      for (const subject of subjects) await bumpVersion(client, subject);
    });

  test('a part is built when its version has moved or a part that it needs was built, and is told which', async () => {
    const database = await open();
    const first = openSnapshot(parts, await buildSnapshot(database.pool, parts));
    expect(first.of(counts).moved).toEqual(['areas', 'groups', 'counts']);

    await change(database, 'groups', 'nobody');
    const built = await buildSnapshot(database.pool, parts, { ...first, spare: new Map() });
    expect([...built.data.keys()]).toEqual(['groups', 'counts']);
    const second = openSnapshot(parts, built, first);
    expect(second.of(counts)).toEqual({ moved: ['groups'], below: ['areas', 'groups'] });
    expect(second.of(areas)).toBe(first.of(areas));
    expect(second.versions).toEqual(
      new Map([
        ['groups', 1],
        ['nobody', 1],
      ]),
    );
    // nothing has changed since
    const again = await buildSnapshot(database.pool, parts, { ...second, spare: new Map() });
    expect(again.data.size).toBe(0);
  });

  test('versions are those of the moment that is read, not of the look before: no part stays behind another', async () => {
    const database = await open();
    const before = openSnapshot(parts, await buildSnapshot(database.pool, parts));
    // the previous check saw only the counts change; the areas have changed since
    await change(database, 'counts');
    await change(database, 'areas');
    const built = await buildSnapshot(database.pool, parts, { ...before, spare: new Map() });
    expect([...built.data.keys()]).toEqual(['areas', 'counts']);
  });

  test('a snapshot has nothing of a part that is not in the list', async () => {
    const database = await open();
    const snapshot = openSnapshot([areas], await buildSnapshot(database.pool, [areas]));
    expect(() => snapshot.of(counts)).toThrow('the part counts is not in the snapshot');
  });
});
