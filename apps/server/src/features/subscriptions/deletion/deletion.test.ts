import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../../../platform/database/backup.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { restoreBackup } from '../../../platform/database/restore.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { listUserDataTables } from '../../../platform/features/feature-list.ts';
import { removeMailFiles } from '../../../platform/mail/remove-mail-files.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { subscriptionsFeature } from '../feature.ts';
import { createSubscribers } from '../subscribers.ts';
import {
  insertNeighborhoods,
  openSubscriptionApp,
  SEALING_KEY,
  SITE_URL,
  type SubscriptionApp,
} from '../testing/open-subscription-app.ts';

const DAY_MS = 86_400_000;
const SUBSCRIBERS = '/api/subscriptions/subscribers';
const address = (name: string) => `${name}@example.org`;

describeOnStore('who deleted their address', (open) => {
  let database: Database;
  let site: SubscriptionApp;
  let folder: string;
  beforeEach(async () => {
    database = await open();
    await insertNeighborhoods(database, 'Acton');
    folder = mkdtempSync(join(tmpdir(), 'townlight-deletion-'));
    site = await openSubscriptionApp(database);
  });
  afterEach(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const featureFor = (dataFolder: string) =>
    subscriptionsFeature({
      siteUrl: SITE_URL,
      mail: { smtpUrl: undefined, mailFrom: 'town@example.org', dataFolder },
      keys: [SEALING_KEY],
      revealsReturning: true,
      timeZone: 'UTC',
    });
  const backUp = (pool: Pool) =>
    writeBackup(pool, folder, listUserDataTables([featureFor(folder)]), new Date(), 'by-hand');
  const restore = (pool: Pool, file: string, dataFolder: string) =>
    restoreBackup(pool, file, listUserDataTables([featureFor(dataFolder)]));
  const start = (pool: Pool, dataFolder: string) =>
    inTransaction(pool, async (client) => featureFor(dataFolder).prepare?.(client));
  const subscribe = async (name: string, on = site) => {
    const { merge_fields } = await on.subscribe(address(name), 'acton');
    return merge_fields;
  };
  const deleteSubscription = async (
    { SUB_HASH, PASS_HASH }: { SUB_HASH: string; PASS_HASH: string },
    on = site,
  ) =>
    expect(
      (await on.request('DELETE', `${SUBSCRIBERS}/${SUB_HASH}`, { password: PASS_HASH }))
        .statusCode,
    ).toBe(200);
  const stored = async (pool: Pool) => {
    const { rows } = await pool.query<{ address: string }>('select address from subscriber');
    return rows.map((row) => site.sealing.open(row.address)).toSorted();
  };
  /** Runs with a folder to which these files were copied: a backup, and the file next to it. */
  const copied = (...files: string[]) => {
    const copy = join(folder, `copy-${readdirSync(folder).length}`);
    mkdirSync(copy);
    for (const file of files) writeFileSync(join(copy, basename(file)), readFileSync(file));
    return copy;
  };
  const deletionsOf = (dataFolder: string) =>
    join(dataFolder, 'backups', 'deleted-subscribers.jsonl');

  test('is not restored by an earlier backup, even after a complaint', async () => {
    for (const name of ['ana', 'ben']) await subscribe(name);
    const eve = await subscribe('eve');
    const backup = await backUp(database.pool);
    await createSubscribers(site.sealing, SITE_URL).suppress(
      database.pool,
      address('eve'),
      'complained',
    );
    await deleteSubscription(eve);
    await restore(database.pool, backup, site.dataFolder);
    expect(await stored(database.pool)).toEqual([address('ana'), address('ben')]);
    // The complaint is remembered, too.
    const { rows } = await database.pool.query('select reason from subscriber_suppressed');
    expect(rows).toEqual([{ reason: 'complained' }]);
  });

  test('is not restored when only an older backup and the file of deletions remain', async () => {
    await subscribe('ana');
    const ben = await subscribe('ben');
    const backup = await backUp(database.pool);
    await deleteSubscription(ben);
    const file = deletionsOf(site.dataFolder);
    // A keyed hash and a time, and no address.
    expect(readFileSync(file, 'utf8')).toMatch(
      /^\n\{"mark":"[\w-]{43}","at":"\d{4}-\d\d-\d\dT[\d:.]+Z"\}$/,
    );
    const lost = await open();
    await insertNeighborhoods(lost, 'Acton');
    const copy = copied(backup, file);
    await restore(lost.pool, join(copy, basename(backup)), join(folder, 'new'));
    expect(await stored(lost.pool)).toEqual([address('ana')]);
    // Without the file the deletion is unknown.
    const without = await open();
    await insertNeighborhoods(without, 'Acton');
    await restore(without.pool, join(copied(backup), basename(backup)), join(folder, 'new'));
    expect(await stored(without.pool)).toEqual([address('ana'), address('ben')]);
  });

  test('a file that a power cut left unfinished loses no line but its last', async () => {
    const ana = await subscribe('ana');
    const ben = await subscribe('ben');
    const backup = await backUp(database.pool);
    await deleteSubscription(ana);
    const file = deletionsOf(site.dataFolder);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n{"mark":"abc`);
    await deleteSubscription(ben);
    const lost = await open();
    await restore(lost.pool, join(copied(backup, file), basename(backup)), join(folder, 'new'));
    expect(await stored(lost.pool)).toEqual([]);
  });

  test('is deleted again at the next start after an older copy of the database is restored', async () => {
    const ana = await subscribe('ana');
    await subscribe('ben');
    const rows = (await database.pool.query('select * from subscriber')).rows;
    await deleteSubscription(ana);
    // The rows as they were before, without the deletion.
    await database.pool.query('delete from subscriber');
    await database.pool.query('delete from subscriber_suppressed');
    await database.pool.query('delete from subscriber_deletion');
    await database.pool.query(
      'insert into subscriber select * from jsonb_populate_recordset(null::subscriber, $1)',
      [JSON.stringify(rows)],
    );
    await start(database.pool, site.dataFolder);
    expect(await stored(database.pool)).toEqual([address('ben')]);
  });

  test('is not restored by the old backup if deleted in a new database that replaced a lost one', async () => {
    for (const name of ['ana', 'ben']) await subscribe(name);
    const backup = await backUp(database.pool);
    const database2 = await open();
    await insertNeighborhoods(database2, 'Acton');
    const site2 = await openSubscriptionApp(database2);
    // With another secret the hash differs.
    site2.clock.now = new Date(Date.now() + DAY_MS);
    await deleteSubscription(await subscribe('ben', site2), site2);
    await restore(database2.pool, backup, site2.dataFolder);
    expect(await stored(database2.pool)).toEqual([address('ana')]);
    await site2.close();
  });

  test('is subscribed again after a new confirmation, and remains subscribed', async () => {
    const moment = site.clock.now;
    await deleteSubscription(await subscribe('ana'));
    // A server whose clock is slow.
    site.clock.now = new Date(moment.getTime() - 60_000);
    await subscribe('ana');
    await site.night();
    await start(database.pool, site.dataFolder);
    await restore(database.pool, await backUp(database.pool), site.dataFolder);
    expect(await stored(database.pool)).toEqual([address('ana')]);
  });

  test('the file is completed from the store, each night and no line twice', async () => {
    await deleteSubscription(await subscribe('ana'));
    const file = deletionsOf(site.dataFolder);
    const before = readFileSync(file, 'utf8');
    await site.night();
    expect(readFileSync(file, 'utf8')).toBe(before);
    rmSync(dirname(file), { recursive: true });
    await site.night();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describeOnStore('mails that were written into the data folder', (open) => {
  let database: Database;
  let site: SubscriptionApp;
  let dataFolder: string;
  beforeEach(async () => {
    database = await open();
    await insertNeighborhoods(database, 'Acton');
    dataFolder = mkdtempSync(join(tmpdir(), 'townlight-mails-'));
    const mail = { smtpUrl: undefined, mailFrom: 'town@example.org', dataFolder };
    site = await openSubscriptionApp(database, { mail });
  });
  afterEach(async () => {
    await site.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  const recipients = () =>
    readdirSync(join(dataFolder, 'mail'))
      .map((name) => readFileSync(join(dataFolder, 'mail', name), 'utf8'))
      .map((text) => /^To: (.*)\r$/m.exec(text)?.[1])
      .toSorted();

  test('are deleted with the unconfirmed sign-up they belong to; all other emails remain', async () => {
    await site.signUp(address('ana'), 'acton');
    await site.signUp(address('ben'), 'acton');
    // Nine days later ben has signed up again, and only the earlier sign-up is deleted.
    site.clock.now = new Date(Date.now() + 9.5 * DAY_MS);
    await site.signUp(address('ben'), 'acton');
    expect(recipients()).toEqual([address('ana'), address('ben'), address('ben')]);
    await site.night();
    expect(recipients()).toEqual([address('ben'), address('ben')]);
    site.clock.now = new Date(Date.now() + 20 * DAY_MS);
    await site.night();
    expect(recipients()).toEqual([]);
    expect((await database.pool.query('select from subscription_grant')).rowCount).toBe(0);
  });

  test('are found by their one recipient, however the header is written', async () => {
    const folder = join(dataFolder, 'mail');
    mkdirSync(folder, { recursive: true });
    const heads: Record<string, string> = {
      'named.eml': 'Subject: x\r\nTo: "Ana" <Ana@Example.org>\r\n\r\nbody',
      'folded.eml': 'Subject: x\r\nTo:\r\n ana@example.org\r\n\r\nbody',
      'lines.eml': 'To: ana@example.org\n\nbody',
      'longer.eml': 'To: banana@example.org\r\n\r\nTo: ana@example.org',
      'body.eml': 'Subject: x\r\n\r\nTo: ana@example.org',
      'from.eml': 'From: ana@example.org\r\nTo: ben@example.org\r\n\r\nbody',
      'notes.txt': 'To: ana@example.org\r\n\r\nbody',
    };
    for (const [name, text] of Object.entries(heads)) writeFileSync(join(folder, name), text);
    expect(await removeMailFiles(dataFolder, new Set([address('ana')]))).toBe(3);
    expect(readdirSync(folder).toSorted()).toEqual([
      'body.eml',
      'from.eml',
      'longer.eml',
      'notes.txt',
    ]);
    expect(await removeMailFiles(join(dataFolder, 'none'), new Set([address('ana')]))).toBe(0);
  });
});
