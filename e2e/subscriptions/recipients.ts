import {
  keyFilePath,
  subscriptionsFeature,
} from '../../apps/server/src/features/subscriptions/index.ts';
import type { IsolatedServer } from '../web/isolated-server.ts';
import { withIsolatedStore } from '../web/isolated-store.ts';

/** Returns the recipients as the newsletter lists them, with the links in their emails. */
export async function readRecipients(site: IsolatedServer) {
  const { subscribers } = subscriptionsFeature({
    siteUrl: site.url,
    mail: { smtpUrl: undefined, mailFrom: '', dataFolder: site.dataFolder },
    keys: [],
    keyFile: keyFilePath(site.dataFolder),
    revealsReturning: true,
    timeZone: 'America/Los_Angeles',
  });
  return await withIsolatedStore(site, async (pool) => {
    const found = [];
    for (const recipient of await subscribers.listRecipients(pool, { limit: 100 })) {
      const { id } = recipient;
      const address = await subscribers.addressOf(pool, id);
      found.push({ ...recipient, address, links: await subscribers.linksOf(pool, id) });
    }
    return found;
  });
}
