/**
 * Sends what is due as a server does, until nothing waits: `node child-sender.ts '{"store": …, "smtpUrl": "smtp://…",
 * "leaseSeconds": 2}'`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type StoreConfig } from '../../platform/database/open-database.ts';
import { silentLog } from '../../platform/testing/databases.ts';
import { countLetters } from '../store/progress.ts';
import { clearSenderHold } from '../store/sender-hold.ts';
import { openDelivery } from './open-delivery.ts';

export type SenderTask = {
  readonly store: StoreConfig;
  readonly smtpUrl: string;
  readonly holdSeconds: number;
};

const { store, smtpUrl, holdSeconds } = JSON.parse(process.argv[2] ?? '') as SenderTask;
const database = await openDatabase(store, { role: 'server', log: silentLog });
if (database.kind === 'pglite') await clearSenderHold(database.pool);
const delivery = openDelivery(database.pool, { smtpUrl, holdSeconds });
for (;;) {
  await delivery.run();
  const [letters] = await countLetters(database.pool);
  if (letters?.isFilled && letters.waiting + letters.inHand === 0) break;
  await pause(100);
}
delivery.close();
await database.close();
