import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { subscriptionsPart } from '../../apps/server/src/subscriptions/index.ts';
import type { OwnServer } from '../web/own-server.ts';

/** Who gets letters, as the newsletter asks it, with the links that a letter to them has. */
export async function readRecipients({ url, dataFolder }: OwnServer) {
  const { subscribers } = subscriptionsPart({
    siteUrl: url,
    mail: { smtpUrl: undefined, mailFrom: '', dataFolder },
    keys: [],
    revealsReturning: true,
    timeZone: 'America/Los_Angeles',
  });
  const database = await openDatabase(
    { databaseUrl: undefined, dataFolder },
    { role: 'command', log: createLog('silent'), migrationsFolder: null },
  );
  try {
    const { pool } = database;
    const found = [];
    for (const recipient of await subscribers.listRecipients(pool, { most: 100 })) {
      const { id } = recipient;
      const address = await subscribers.addressOf(pool, id);
      found.push({ ...recipient, address, links: await subscribers.linksOf(pool, id) });
    }
    return found;
  } finally {
    await database.close();
  }
}
