import {
  type CategoryDraft,
  draftToTables,
  listChangedRows,
  openCategoryDraft,
} from '@townlight/domain/bundles';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { bumpVersion } from '../../../platform/database/version.ts';
import { recordAuditChange, type Staff } from '../../staff/index.ts';
import { type CategorySaveKind, insertCategorySave } from '../store/history.ts';
import { readCategories } from '../store/read-categories.ts';
import { lockCategories, saveCategories } from '../store/save-categories.ts';
import { toAuditEntry } from './audit-entry.ts';

export interface SaveCategoryDraftOptions {
  readonly by: Staff | 'command line';
  readonly kind: CategorySaveKind;
  /** The save that is undone, or whose state is restored. */
  readonly of?: number;
}

/**
 * Changes the categories in one transaction: rules, tables, history, audit log and data version.
 * @param change changes the draft; an error that it throws rolls everything back
 * @returns the save's number in the history, null when nothing changed
 */
export async function saveCategoryDraft<Result>(
  pool: Pool,
  { by, kind, of }: SaveCategoryDraftOptions,
  change: (draft: CategoryDraft, client: PoolClient) => Promise<Result> | Result,
): Promise<{ readonly saved: number | null; readonly result: Result }> {
  return await inTransaction(pool, async (client) => {
    await lockCategories(client);
    const before = await readCategories(client);
    const draft = openCategoryDraft(before);
    const result = await change(draft, client);
    const rows = listChangedRows(draft);
    if (rows.length === 0) return { saved: null, result };
    await saveCategories(client, before, draftToTables(draft));
    const saved = await insertCategorySave(client, {
      by: typeof by === 'string' ? by : by.email,
      kind,
      of: of ?? null,
      rows,
    });
    await recordAuditChange(client, { by, ...toAuditEntry({ id: saved, kind, of, rows }) });
    await bumpVersion(client, 'bundles');
    return { saved, result };
  });
}
