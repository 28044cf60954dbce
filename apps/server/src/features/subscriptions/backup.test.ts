import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeBackup } from '../../platform/database/backup.ts';
import { restoreBackup } from '../../platform/database/restore.ts';
import { listUserDataTables } from '../../platform/features/feature-list.ts';
import { describeOnBothStores } from '../../platform/testing/databases.ts';
import { deleteSubscriber } from './deletion/delete-subscriber.ts';
import { subscriptionsFeature } from './feature.ts';
import { loadOrCreateSubscriberSecret } from './store/secret.ts';
import {
  insertNeighborhoods,
  openSubscriptionApp,
  SEALING_KEY,
  SITE_URL,
} from './testing/open-subscription-app.ts';

const feature = subscriptionsFeature({
  siteUrl: SITE_URL,
  mail: { smtpUrl: undefined, mailFrom: 'letters@example.org', dataFolder: '/nonexistent' },
  keys: [SEALING_KEY],
  revealsReturning: true,
  timeZone: 'UTC',
});
const tables = listUserDataTables([feature]);

describeOnBothStores('subscribers in a backup', (open) => {
  test('are restored; newer subscribers remain, and since-deleted ones get no email and are deleted again', async () => {
    const database = await open();
    const { pool } = database;
    await insertNeighborhoods(database, 'Acton', 'Venice');
    const site = await openSubscriptionApp(database);
    for (const name of ['ana', 'ben', 'eve']) await site.subscribe(`${name}@example.org`, 'acton');
    const folder = mkdtempSync(join(tmpdir(), 'townlight-backup-'));
    const file = await writeBackup(pool, folder, tables, new Date());
    const contents = gunzipSync(readFileSync(file)).toString();
    expect(contents).toContain('subscriber_neighborhood');
    expect(contents).not.toMatch(/@example|password_hash/);

    const { hashOf } = await loadOrCreateSubscriberSecret(pool, site.sealing);
    // Later than the backup by a millisecond.
    site.clock.now = new Date(Date.now() + 60_000);
    for (const name of ['ben', 'eve'])
      await deleteSubscriber(
        { pool, dataFolder: site.dataFolder, at: site.clock.now },
        { addressHash: hashOf(`${name}@example.org`), email: `${name}@example.org` },
      );
    // The same moment by another server's clock: an address that is confirmed after a deletion is subscribed.
    await site.subscribe('eve@example.org', 'venice');
    await site.subscribe('zoe@example.org', 'venice');
    await restoreBackup(pool, file, tables);

    const writtenTo = async () => {
      const recipients = await feature.subscribers.listRecipients(pool, { limit: 9 });
      const addresses = [];
      for (const { id } of recipients)
        addresses.push(await feature.subscribers.addressOf(pool, id));
      return addresses.toSorted();
    };
    const expected = ['ana@example.org', 'eve@example.org', 'zoe@example.org'];
    expect(await writtenTo()).toEqual(expected);
    // Regression: ben was in the database again until the nightly job.
    expect((await pool.query('select from subscriber')).rowCount).toBe(3);
    await site.night();
    expect(await writtenTo()).toEqual(expected);
    expect((await pool.query('select * from subscriber')).rowCount).toBe(3);
    await site.close();
  });

  test('do not overwrite later unsubscriptions and choices', async () => {
    const database = await open();
    const { pool } = database;
    await insertNeighborhoods(database, 'Acton', 'Venice');
    const site = await openSubscriptionApp(database);
    for (const name of ['ana', 'ben']) await site.subscribe(`${name}@example.org`, 'acton');
    const folder = mkdtempSync(join(tmpdir(), 'townlight-backup-'));
    const file = await writeBackup(pool, folder, tables, new Date());
    await pool.query(`update subscriber set how_often = 'never', unsubscribed_at = now()`);
    await pool.query(`update subscriber_neighborhood set neighborhood = 'venice', name = 'Venice'`);
    await restoreBackup(pool, file, tables);
    expect((await pool.query('select distinct how_often from subscriber')).rows).toEqual([
      { how_often: 'never' },
    ]);
    expect((await pool.query('select name from subscriber_neighborhood')).rows).toEqual([
      { name: 'Venice' },
      { name: 'Venice' },
    ]);
    await site.close();
  });

  test('are restored into a new database that has subscribers under a different secret', async () => {
    const former = await open();
    await insertNeighborhoods(former, 'Acton', 'Venice');
    const formerSite = await openSubscriptionApp(former);
    for (const name of ['ana', 'ben']) await formerSite.subscribe(`${name}@example.org`, 'acton');
    const folder = mkdtempSync(join(tmpdir(), 'townlight-backup-'));
    const file = await writeBackup(former.pool, folder, tables, new Date());
    await formerSite.close();

    const database = await open();
    const { pool } = database;
    await insertNeighborhoods(database, 'Acton', 'Venice');
    const site = await openSubscriptionApp(database);
    site.clock.now = new Date(Date.now() + 60_000);
    for (const name of ['ben', 'zoe']) await site.subscribe(`${name}@example.org`, 'venice');
    await restoreBackup(pool, file, tables);

    const { hashOf } = await loadOrCreateSubscriberSecret(pool, site.sealing);
    const { rows } = await pool.query(
      `select address_hash as hash, n.name from subscriber s
         join subscriber_neighborhood n on n.subscriber_id = s.id`,
    );
    const chosen = new Map(rows.map(({ hash, name }) => [hash, name]));
    expect(rows).toHaveLength(3);
    expect(chosen.get(hashOf('ana@example.org'))).toBe('Acton');
    // The choice that ben saved last.
    expect(chosen.get(hashOf('ben@example.org'))).toBe('Venice');
    expect(chosen.get(hashOf('zoe@example.org'))).toBe('Venice');
    // Signing up again finds the same subscriber.
    await site.subscribe('zoe@example.org', 'acton');
    expect((await pool.query('select from subscriber')).rowCount).toBe(3);
    await site.close();
  });
});
