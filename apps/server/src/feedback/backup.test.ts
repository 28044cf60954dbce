import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBackup } from '../platform/database/backup.ts';
import { restoreBackup } from '../platform/database/restore.ts';
import { enteredTables } from '../platform/parts/part-list.ts';
import { describeOnBothStores } from '../platform/testing/databases.ts';
import { feedbackPart } from './part.ts';
import { readFeedback, saveFeedback } from './store/entries.ts';

const tables = enteredTables([feedbackPart({ timeZone: 'UTC' })]);
const SENT = { page: '/map', language: 'en', comment: 'first', lookingFor: null };

describeOnBothStores('feedback in a backup', (open) => {
  test('comes back with a restore, and what was sent since stays', async () => {
    const { pool } = await open();
    await saveFeedback(pool, SENT, false);
    const folder = mkdtempSync(join(tmpdir(), 'townlight-backup-'));
    const file = await writeBackup(pool, folder, tables, new Date());
    const before = await readFeedback(pool, undefined, 'UTC');
    await pool.query('delete from feedback');
    await saveFeedback(pool, { ...SENT, comment: 'sent since' }, false);
    await restoreBackup(pool, file, tables);
    await saveFeedback(pool, { ...SENT, comment: 'sent after' }, false);
    const all = await readFeedback(pool, undefined, 'UTC');
    expect(all.map(({ comment }) => comment).toSorted()).toEqual([
      'first',
      'sent after',
      'sent since',
    ]);
    expect(all).toContainEqual(before[0]);
  });
});
