/**
 * Sends what is due until it is killed, as a server does: `node child-sender.ts '{"store": …, "smtpUrl": "smtp://…", "holdSeconds": 2}'`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type StoreConfig } from '../../platform/database/open-database.ts';
import { silentLog } from '../../platform/testing/databases.ts';
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
  await pause(100);
}
