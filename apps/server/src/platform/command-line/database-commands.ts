import type { Command } from 'commander';
import { type UserDataTable, writeBackup } from '../database/backup.ts';
import { restoreBackup } from '../database/restore.ts';
import { withJson, withQuiet } from './command-options.ts';
import type { CommandContext } from './run-command-line.ts';

/** Returns the commands `migrate`, `backup` and `restore`. @param userDataTables parents before children */
export function createDatabaseCommands(userDataTables: readonly UserDataTable[]) {
  return (program: Command, { store, openDatabase, print, printJson }: CommandContext): void => {
    withQuiet(program.command('migrate'))
      .description(
        'create the store or bring it up to date (a server does this by itself when it starts)',
      )
      .action(async () => {
        const { kind } = await openDatabase({ mayCreate: true });
        print(`the ${kind === 'pglite' ? 'embedded store' : 'database'} is up to date`);
      });
    withQuiet(withJson(program.command('backup')))
      .description(
        'back up subscribers, staff, feedback and edits to a file in the backups folder of the data folder',
      )
      .action(async () => {
        const { pool } = await openDatabase();
        const file = await writeBackup(
          pool,
          store.dataFolder,
          userDataTables,
          new Date(),
          'by-hand',
        );
        print(`backed up to ${file}; Townlight never deletes this file`);
        printJson({ file });
      });
    withQuiet(withJson(program.command('restore')))
      .description(
        'restore subscribers, staff, feedback and edits from a backup, all or nothing; the present ones are backed up first',
      )
      .requiredOption('--file <path>', 'a .jsonl.gz file of the backups folder')
      .option(
        '--without-subscribers',
        'leave subscribers as they are, e.g. if the key that encrypted them is lost',
      )
      .action(async ({ file, ...given }: { file: string; withoutSubscribers?: true }) => {
        const { pool } = await openDatabase({ mayCreate: true });
        const saved = await writeBackup(
          pool,
          store.dataFolder,
          userDataTables,
          new Date(),
          'before-restore',
        );
        print(`previous data backed up to ${saved}`);
        const without = given.withoutSubscribers ? ['subscriptions'] : [];
        const restored = await restoreBackup(pool, file, userDataTables, { without });
        for (const [table, rows] of restored) print(`${table}: ${rows} rows`);
        printJson({ previousData: saved, tables: Object.fromEntries(restored) });
      });
  };
}
