/**
 * A separate process for tests that race for a data folder or kill its owner: `node child-owner.ts lock|open
 * <folder>` prints `won`, `lost <pid>` or an error, and stays until it is killed.
 */
import { acquireDataLock } from '../database/data-lock.ts';
import { openDatabase } from '../database/open-database.ts';
import { createLog } from '../log.ts';

const [task, folder = ''] = process.argv.slice(2);
const nowhere = { host: '', port: 0 };

if (task === 'lock') {
  const attempt = await acquireDataLock(folder, 'server', nowhere);
  process.stdout.write(attempt.won ? 'won\n' : `lost ${attempt.owner.pid}\n`);
} else {
  await openDatabase(
    { dataFolder: folder, databaseUrl: undefined },
    { role: 'server', log: createLog('silent') },
  );
  process.stdout.write('won\n');
}
setInterval(() => undefined, 60_000);
