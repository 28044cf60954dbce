import { applyCategoryChange, CategoryRefusal } from '@townlight/domain/bundles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anyChange,
  startingTables,
} from '../../../../../../packages/domain/src/bundles/testing/any-change.ts';
import { readConfig } from '../../../config/config.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { bumpVersion } from '../../../platform/database/version.ts';
import { validateFeatures } from '../../../platform/features/feature-list.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { isLongRun, pickCaseCount } from '../../../platform/testing/run-length.ts';
import { buildSnapshot } from '../../../snapshot/build-snapshot.ts';
import { makeSmallCounty } from '../../../testing/make-small-county.ts';
import { listFeatures } from '../../../testing/test-features.ts';
import type { CrimeData } from '../../crime/snapshot/crime-data.ts';
import { saveCategoryDraft } from './save-category-draft.ts';

const OPERATIONS = pickCaseCount({ short: 250, long: 1_000 });
const staff = { id: '00000000-0000-0000-0000-000000000000', email: 'ana@example.org' };

/** Compares snapshots without what identifies the build. */
function figures(data: ReadonlyMap<string, unknown>) {
  const { counting: _, ...crime } = data.get('crime') as CrimeData;
  return { crime, bundles: data.get('bundles') };
}

describeOnStore('the snapshot', (open) => {
  test(`after any ${OPERATIONS} operations of staff equals a full rebuild`, async () => {
    const { pool } = await open();
    const { lapd, areas } = await makeSmallCounty(pool);
    const features = validateFeatures(listFeatures(readConfig({})));
    // the scheme that the changes refer to, with reports of each description
    await inTransaction(pool, async (client) => {
      await client.query('delete from nickname');
      await client.query('delete from small_bundle');
      await client.query('delete from big_bundle');
      for (const name of startingTables.bigBundles)
        await client.query('insert into big_bundle (name) values ($1)', [name]);
      for (const { name, bigBundles } of startingTables.smallBundles) {
        await client.query('insert into small_bundle (name) values ($1)', [name]);
        for (const big of bigBundles)
          await client.query('insert into small_bundle_big values ($1, $2)', [name, big]);
      }
      for (const { name, smallBundle } of startingTables.nicknames)
        await client.query('insert into nickname values ($1, $2)', [name, smallBundle]);
      const cells = Buffer.alloc(12 * startingTables.descriptions.length);
      for (const [at, row] of startingTables.descriptions.entries()) {
        const { rows } = await client.query<{ id: number }>(
          `insert into crime_code (agency, code, description, nickname) values ($1, $2, $3, $4)
           returning id`,
          [row.agency, row.code, row.name, row.nickname],
        );
        cells.writeInt32BE(rows[0]?.id as number, at * 12);
        cells.writeInt32BE(areas.hollywood, at * 12 + 4);
        cells.writeInt32BE(10 ** at, at * 12 + 8);
      }
      await client.query(
        `update crime_month set cells = cells || $1 where agency_id = $2 and month = $3
          and partition = 'neighborhoods'`,
        [cells, lapd, 2026 * 12 + 9],
      );
      for (const subject of ['bundles', 'crime']) await bumpVersion(client, subject);
    });

    const seed = isLongRun ? Math.floor(Math.random() * 2 ** 31) : 1;
    const changes = fc.sample(anyChange, { numRuns: OPERATIONS, seed });
    const sizes = fc.sample(fc.integer({ min: 1, max: 40 }), { numRuns: OPERATIONS, seed });
    let built = await buildSnapshot(pool, features);
    let [applied, saves] = [0, 0];
    for (let at = 0; at < changes.length; saves++) {
      const some = changes.slice(at, at + (sizes[saves] as number));
      at += some.length;
      await saveCategoryDraft(pool, { by: { ...staff, role: 'editor' }, kind: 'save' }, (draft) => {
        for (const change of some) {
          try {
            applyCategoryChange(draft, change);
            applied++;
          } catch (error) {
            if (!(error instanceof CategoryRefusal)) throw error;
          }
        }
      });
      const { versions, data } = await buildSnapshot(pool, features, {
        ...built,
        spare: new Map(),
      });
      built = { versions, data: new Map([...built.data, ...data]) };
      if (saves % 5 > 0 && at < changes.length) continue;
      const rebuilt = await buildSnapshot(pool, features);
      expect(figures(built.data), `seed ${seed}, after ${at} operations`).toEqual(
        figures(rebuilt.data),
      );
    }
    expect(applied).toBeGreaterThan(OPERATIONS / 10);
  });
});
