import { type CategoryDraft, changedRows, openDraft, tablesOf } from '@townlight/domain/bundles';
import type { Pool, PoolClient } from 'pg';
import { readCategoriesToChange, writeCategories } from '../bundles/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { bumpVersion } from '../platform/database/version.ts';
import { recordChange, type Staff } from '../staff/index.ts';
import { auditLine } from './audit-line.ts';
import { addToHistory, type SaveKind } from './store/history.ts';
import { lockCategories } from './store/lock-categories.ts';

export interface Saving {
  readonly by: Staff | 'command line';
  readonly kind: SaveKind;
  /** The save that is undone, or whose state is restored. */
  readonly of?: number;
}

/**
 * Changes the categories in one transaction: rules, tables, history, audit log and data version.
 * @param change changes the draft; an error that it throws rolls everything back
 * @returns the save's number in the history, null when nothing changed
 */
export async function saveDraft<Told>(
  pool: Pool,
  { by, kind, of }: Saving,
  change: (draft: CategoryDraft, client: PoolClient) => Promise<Told> | Told,
): Promise<{ readonly saved: number | null; readonly told: Told }> {
  return await inTransaction(pool, async (client) => {
    await lockCategories(client);
    const before = await readCategoriesToChange(client);
    const draft = openDraft(before);
    const told = await change(draft, client);
    const rows = changedRows(draft);
    if (rows.length === 0) return { saved: null, told };
    await writeCategories(client, before, tablesOf(draft));
    const saved = await addToHistory(client, {
      by: typeof by === 'string' ? by : by.email,
      kind,
      of: of ?? null,
      rows,
    });
    await recordChange(client, { by, ...auditLine({ id: saved, kind, of, rows }) });
    await bumpVersion(client, 'bundles');
    return { saved, told };
  });
}
