import {
  applyCategoryChange,
  type CategoryChange,
  draftToTables,
  proposeSeedChanges,
  type RowChange,
} from '@townlight/domain/bundles';
import type { Command } from 'commander';
import type { Pool, PoolClient } from 'pg';
import { withJson } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readSavesSince } from './store/history.ts';
import { readCategories } from './store/read-categories.ts';
import type { SeedCategories } from './store/seed-categories.ts';
import { saveCategoryDraft } from './tool/save-category-draft.ts';

/** Author of saves that accepted the county's changes. Rows changed only by it do not count as edited by staff. */
const COMMAND_LINE = 'command line';

/** Registers `categories`, which lists and accepts changes of the county's categories. */
export function registerCategoryCommands(seed: SeedCategories) {
  return (program: Command, { openDatabase, print, printJson }: CommandContext): void => {
    withJson(program.command('categories'))
      .description(
        'list changes in the county’s crime categories, or apply them; rows that staff changed stay as they are',
      )
      .option('--accept', 'apply the changes, as one save that staff can undo in the Bundle Tool')
      .action(async ({ accept }: { accept?: boolean }) => {
        const { pool } = await openDatabase();
        if (accept) {
          const { saved, changes } = await applyCountyCategoryChanges(pool, seed);
          print(
            saved === null
              ? 'no changes to apply'
              : `${changes === 1 ? '1 change' : `${changes} changes`} applied (save ${saved})`,
          );
          printJson({ save: saved, applied: changes });
          return;
        }
        const changes = await inTransaction(pool, (client) => proposeChanges(client, seed));
        for (const change of changes) print(describe(change));
        print(
          changes.length === 0
            ? 'no changes to apply'
            : `${changes.length === 1 ? '1 change' : `${changes.length} changes`}; --accept applies them`,
        );
        printJson(changes);
      });
  };
}

async function proposeChanges(client: PoolClient, seed: SeedCategories): Promise<CategoryChange[]> {
  return proposeSeedChanges(await readCategories(client), await editedRows(client), given(seed));
}

/** Saves all changes at once, with the same rules, history, audit log and snapshot as any other save. */
export async function applyCountyCategoryChanges(
  pool: Pool,
  seed: SeedCategories,
): Promise<{ readonly saved: number | null; readonly changes: number }> {
  const { saved, result: changeCount } = await saveCategoryDraft(
    pool,
    { by: COMMAND_LINE, kind: 'save' },
    async (draft, client) => {
      const changes = proposeSeedChanges(
        draftToTables(draft),
        await editedRows(client),
        given(seed),
      );
      for (const change of changes) applyCategoryChange(draft, change);
      return changes.length;
    },
  );
  return { saved, changes: changeCount };
}

async function editedRows(client: PoolClient): Promise<RowChange[]> {
  const saves = await readSavesSince(client, 0);
  return saves.filter(({ by }) => by !== COMMAND_LINE).flatMap(({ rows }) => rows);
}

function given({ bigBundles, ...seed }: SeedCategories) {
  return { ...seed, bigBundles: bigBundles.map(({ name }) => name) };
}

function describe(change: CategoryChange): string {
  if (change.table === 'crime_descriptions')
    return `${change.agency} ${change.code} ${change.name}: ${change.nickname}`;
  const verb = change.action === 'add' ? 'add ' : '';
  if (change.table === 'small' && change.action !== 'delete')
    return `${verb}small bundle ${change.name}: ${(change.bigBundles ?? []).join(', ')}`;
  if (change.table === 'nicknames' && change.action !== 'delete')
    return `${verb}nickname ${change.name}: ${change.smallBundle}`;
  return `${verb}big bundle ${change.name}`;
}
