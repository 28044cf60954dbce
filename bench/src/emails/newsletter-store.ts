import { readConfig } from '../../../apps/server/src/config/config.ts';
import { addReaders } from '../../../apps/server/src/features/newsletter/testing/make-readers.ts';
import { listFeatures } from '../../../apps/server/src/features.ts';
import { runCommandLine } from '../../../apps/server/src/platform/command-line/run-command-line.ts';
import {
  openDatabase,
  type StoreConfig,
} from '../../../apps/server/src/platform/database/open-database.ts';
import { listFeatureCommands } from '../../../apps/server/src/platform/features/feature-list.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { loadSample } from '../../../apps/server/src/sample/index.ts';

/** The edition that the store has scheduled. */
export const EDITION = '2026-10';

/**
 * Fills a store with the sample county (a fraction of its records, all of its neighborhoods), subscribers and an
 * edition that is due.
 * @returns the number of neighborhoods
 */
export async function createNewsletterStore(store: StoreConfig, readers: number): Promise<number> {
  const log = createLog('error');
  const features = listFeatures(readConfig({}));
  const database = await openDatabase(store, { role: 'server', log });
  await loadSample(database, features, {
    through: EDITION,
    scale: 0.05,
  });
  await addReaders(database.pool, readers);
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from area where partition = 'neighborhoods'`,
  );
  await database.close();
  for (const args of [
    ['newsletter', 'draft', EDITION],
    ['newsletter', 'send', EDITION, '--at', '2026-11-01T00:00Z'],
  ]) {
    const errors: string[] = [];
    const code = await runCommandLine(args, listFeatureCommands(features), {
      log,
      store,
      version: '0',
      print: () => undefined,
      printError: (line) => errors.push(line),
    });
    if (code !== 0) throw new Error(`townlight ${args.join(' ')}: ${errors.join(' ')}`);
  }
  return rows[0]?.count ?? 0;
}
