import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBackup } from '../../platform/database/backup.ts';
import { restoreBackup } from '../../platform/database/restore.ts';
import { listUserDataTables } from '../../platform/features/feature-list.ts';
import { describeOnBothStores } from '../../platform/testing/databases.ts';
import { feedbackFeature } from './feature.ts';
import { insertFeedback, listFeedbackSince } from './store/entries.ts';

const tables = listUserDataTables([feedbackFeature({ timeZone: 'UTC' })]);
const SENT = { page: '/map', language: 'en', comment: 'first', lookingFor: null };

describeOnBothStores('feedback in a backup', (open) => {
  test('is restored, and entries sent since the backup are retained', async () => {
    const { pool } = await open();
    await insertFeedback(pool, SENT, false);
    const folder = mkdtempSync(join(tmpdir(), 'townlight-backup-'));
    const file = await writeBackup(pool, folder, tables, new Date());
    const before = await listFeedbackSince(pool, undefined, 'UTC');
    await pool.query('delete from feedback');
    await insertFeedback(pool, { ...SENT, comment: 'sent since' }, false);
    await restoreBackup(pool, file, tables);
    await insertFeedback(pool, { ...SENT, comment: 'sent after' }, false);
    const all = await listFeedbackSince(pool, undefined, 'UTC');
    expect(all.map(({ comment }) => comment).toSorted()).toEqual([
      'first',
      'sent after',
      'sent since',
    ]);
    expect(all).toContainEqual(before[0]);
  });

  test('of another database overwrites no entry, and entries handled since the backup remain handled', async () => {
    const former = await open();
    await insertFeedback(former.pool, SENT, false);
    await insertFeedback(former.pool, { ...SENT, comment: 'second' }, false);
    const folder = mkdtempSync(join(tmpdir(), 'townlight-backup-'));
    const file = await writeBackup(former.pool, folder, tables, new Date());
    await former.pool.query('update feedback set handled_at = now() where id = 2');
    await restoreBackup(former.pool, file, tables);
    expect(
      (await former.pool.query('select id from feedback where handled_at is not null')).rows,
    ).toEqual([{ id: 2 }]);

    // A new store numbers its entries from 1 again.
    const { pool } = await open();
    await insertFeedback(pool, { ...SENT, comment: 'sent since' }, false);
    await restoreBackup(pool, file, tables);
    const { rows } = await pool.query('select comment from feedback order by comment');
    expect(rows.map(({ comment }) => comment)).toEqual(['first', 'second', 'sent since']);
  });
});
