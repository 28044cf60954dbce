import type { EditionState } from '@townlight/domain/newsletter';
import { toYearMonth, type YearMonth } from '@townlight/domain/time';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { describeOnBothStores } from '../../../platform/testing/databases.ts';
import {
  insertDraft,
  lockEdition,
  readDueEditions,
  readEdition,
  readEditions,
  transitionEdition,
} from './editions.ts';

const october: YearMonth = toYearMonth(2026, 10);

function draft(pool: Pool, id = '2026-10', period: YearMonth = october) {
  return insertDraft(pool, { id, period, categories: ['trend'], createdBy: 'ana@example.org' });
}

function move(pool: Pool, next: EditionState) {
  return inTransaction(pool, (client) => transitionEdition(client, '2026-10', next));
}

describeOnBothStores('the editions', (open) => {
  test('an edition is inserted once and read unchanged', async () => {
    const { pool } = await open();
    expect(await draft(pool)).toMatchObject({ id: '2026-10', period: october, state: 'draft' });
    expect(await draft(pool)).toBeNull();
    expect(await readEdition(pool, '2026-10')).toMatchObject({
      categories: ['trend'],
      notes: { en: '', es: '' },
      versions: null,
      createdBy: 'ana@example.org',
    });
    expect(await readEdition(pool, '2026-09')).toBeNull();
    await draft(pool, '2026-09', toYearMonth(2026, 9));
    expect((await readEditions(pool)).map(({ id }) => id)).toEqual(['2026-10', '2026-09']);
  });

  test('changes state only along allowed transitions, and retains the time when sending first began', async () => {
    const { pool } = await open();
    await draft(pool);
    expect(await move(pool, 'sending')).toBeNull();
    expect(await move(pool, 'scheduled')).toMatchObject({ state: 'scheduled', sendingAt: null });
    const begun = await move(pool, 'sending');
    expect(begun?.sendingAt).toBeInstanceOf(Date);
    expect(await move(pool, 'paused')).toMatchObject({ state: 'paused' });
    expect(await move(pool, 'draft')).toBeNull();
    expect((await move(pool, 'sending'))?.sendingAt).toEqual(begun?.sendingAt);
    expect((await move(pool, 'sent'))?.sentAt).toBeInstanceOf(Date);
    expect(await move(pool, 'sending')).toBeNull();
  });

  test('is due from its scheduled time on, and while it is being sent', async () => {
    const { pool } = await open();
    await draft(pool);
    const due = async (at: string) =>
      (await readDueEditions(pool, new Date(at))).map(({ id }) => id);
    await move(pool, 'scheduled');
    await pool.query(`update newsletter_edition set scheduled_at = '2026-11-03T16:00Z'`);
    expect(await due('2026-11-03T15:59Z')).toEqual([]);
    expect(await due('2026-11-03T16:00Z')).toEqual(['2026-10']);
    await move(pool, 'sending');
    expect(await due('2026-11-01T00:00Z')).toEqual(['2026-10']);
    await move(pool, 'paused');
    expect(await due('2026-12-01T00:00Z')).toEqual([]);
    const edition = await inTransaction(pool, (client) => lockEdition(client, '2026-10'));
    expect(edition?.state).toBe('paused');
  });
});
