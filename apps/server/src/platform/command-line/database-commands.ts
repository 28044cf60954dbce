import type { Command } from 'commander';
import { type UserDataTable, writeBackup } from '../database/backup.ts';
import { restoreBackup } from '../database/restore.ts';
import type { CommandContext } from './run-command-line.ts';

/** Returns the commands `migrate`, `backup` and `restore`. @param userDataTables parents before children */
export function createDatabaseCommands(userDataTables: readonly UserDataTable[]) {
  return (program: Command, { store, openDatabase, print }: CommandContext): void => {
    program
      .command('migrate')
      .description('bring the database up to date (a server does this by itself when it starts)')
      .action(async () => {
        const { kind } = await openDatabase();
        print(`the ${kind === 'pglite' ? 'embedded store' : 'database'} is up to date`);
      });
    program
      .command('backup')
      .description('back up what people entered to a file in the backups folder of the data folder')
      .action(async () => {
        const { pool } = await openDatabase();
        print(
          `wrote ${await writeBackup(pool, store.dataFolder, userDataTables, new Date(), 'by-hand')}; it is kept until you remove it`,
        );
      });
    program
      .command('restore')
      .description(
        'restore what people entered from a backup, all or nothing; what is there now is backed up first',
      )
      .requiredOption('--file <path>', 'a .jsonl.gz file of the backups folder')
      .option(
        '--without-subscribers',
        'leave subscribers as they are, e.g. where the key that sealed them is lost',
      )
      .action(async ({ file, ...given }: { file: string; withoutSubscribers?: true }) => {
        const { pool } = await openDatabase();
        const saved = await writeBackup(
          pool,
          store.dataFolder,
          userDataTables,
          new Date(),
          'before-restore',
        );
        print(`what was there before is in ${saved}`);
        const without = given.withoutSubscribers ? ['subscriptions'] : [];
        const restored = await restoreBackup(pool, file, userDataTables, { without });
        for (const [table, rows] of restored) print(`${table}: ${rows} rows`);
      });
  };
}
