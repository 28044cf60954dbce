import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_ADDRESSES, pointDatabaseTo, run } from './machine.ts';
import {
  createDataFolder,
  createTownlightDatabase,
  queryDatabase,
  runAsPostgres,
} from './postgres-programs.ts';

const [ADDRESS] = DATABASE_ADDRESSES;
const DATA = '/var/lib/townlight-database';
const LOG = `${DATA}.log`;
const BACKUP = '/srv/backup';

/** One PostgreSQL that archives its log, as `docs/operations/backups.md` describes it. */
export interface ArchivedDatabase {
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Copies the data folder while the server runs. */
  backUp(): void;
  /** Replaces the data folder with the copy and repeats the log up to a time. */
  restore(until: string): void;
}

export async function startArchivedDatabase(): Promise<ArchivedDatabase> {
  const start = () =>
    runAsPostgres('pg_ctl', '--wait', '--timeout=300', '-D', DATA, '-l', LOG, 'start');
  run('mount', '-t', 'tmpfs', 'tmpfs', '/srv');
  for (const folder of [DATA, `${BACKUP}/wal`]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(LOG, '');
  run('chown', '-R', 'postgres:postgres', DATA, BACKUP, LOG);
  createDataFolder(
    DATA,
    `listen_addresses = '${ADDRESS}'
archive_mode = on
archive_command = 'test ! -f ${BACKUP}/wal/%f && cp %p ${BACKUP}/wal/%f'
archive_timeout = 60
`,
  );
  start();
  pointDatabaseTo(ADDRESS);
  await createTownlightDatabase(ADDRESS);
  return {
    query: (sql) => queryDatabase(ADDRESS, 'townlight', sql),
    backUp: () =>
      void runAsPostgres(
        'pg_basebackup',
        '-h',
        ADDRESS,
        '-D',
        `${BACKUP}/base`,
        '--checkpoint=fast',
        '--wal-method=none',
        '--no-manifest',
      ),
    restore(until) {
      runAsPostgres('pg_ctl', '--wait', '-D', DATA, '--mode=fast', 'stop');
      rmSync(DATA, { recursive: true });
      cpSync(`${BACKUP}/base`, DATA, { recursive: true });
      appendFileSync(
        join(DATA, 'postgresql.conf'),
        `restore_command = 'cp ${BACKUP}/wal/%f %p'
recovery_target_time = '${until}'
recovery_target_action = 'promote'
`,
      );
      writeFileSync(join(DATA, 'recovery.signal'), '');
      run('chown', '-R', 'postgres:postgres', DATA);
      run('chmod', '700', DATA);
      start();
    },
  };
}
