/**
 * Sends what is due as a server does, until nothing waits: `node child-sender.ts '{"store": …, "smtpUrl": "smtp://…",
 * "leaseSeconds": 2}'`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type StoreConfig } from '../../../platform/database/open-database.ts';
import { silentLog } from '../../../platform/testing/databases.ts';
import { countEmailsByState } from '../store/progress.ts';
import { clearSenderLease } from '../store/sender-state.ts';
import { openDelivery } from './open-delivery.ts';

export type SenderTask = {
  readonly store: StoreConfig;
  readonly smtpUrl: string;
  readonly leaseSeconds: number;
};

const { store, smtpUrl, leaseSeconds } = JSON.parse(process.argv[2] ?? '') as SenderTask;
const database = await openDatabase(store, { role: 'server', log: silentLog });
if (database.kind === 'pglite') await clearSenderLease(database.pool);
const delivery = openDelivery(database.pool, { smtpUrl, leaseSeconds });
for (;;) {
  await delivery.run();
  const [counts] = await countEmailsByState(database.pool);
  if (counts?.isFilled && counts.waiting + counts.inHand === 0) break;
  await pause(100);
}
delivery.close();
await database.close();
