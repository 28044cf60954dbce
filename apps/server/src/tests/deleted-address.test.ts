import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { beginMailing, openDelivery } from '../features/newsletter/testing/open-delivery.ts';
import { subscriptionsFeature } from '../features/subscriptions/index.ts';
import {
  insertNeighborhoods,
  openSubscriptionApp,
  SEALING_KEY,
  SITE_URL,
} from '../features/subscriptions/testing/open-subscription-app.ts';
import { writeBackup } from '../platform/database/backup.ts';
import { listUserDataTables } from '../platform/features/feature-list.ts';
import { describeOnBothStores } from '../platform/testing/databases.ts';

const LOCAL_PART = 'ana.a.long.name.that.nothing.else.has';
const ANA = `${LOCAL_PART}@example.org`;

/** Reads every file below a folder, unpacked if compressed. */
function filesBelow(folder: string): { path: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      return { path, bytes: path.endsWith('.gz') ? gunzipSync(bytes) : bytes };
    });
}

const isIn = (folder: string): boolean =>
  filesBelow(folder).some(({ bytes }) => bytes.includes(LOCAL_PART));

/** Reads every row of every table, including the job queue. */
async function isInTables(pool: Pool): Promise<boolean> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.map(({ name }) => name)).toContain('public.subscriber');
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    if (rows.some(({ text }) => text.includes(LOCAL_PART))) return true;
  }
  return false;
}

describeOnBothStores('an address that signed up, received an email and was deleted', (open) => {
  test.each([
    ['with a key', [SEALING_KEY]],
    ['without a key', []],
  ])('is found %s only where the privacy notes state it', async (_, keys) => {
    const store = await open.newStore();
    const database = await open(store);
    const { pool } = database;
    const dataFolder =
      database.kind === 'pglite'
        ? store.dataFolder
        : mkdtempSync(join(tmpdir(), 'townlight-deleted-'));
    const mail = { smtpUrl: undefined, mailFrom: 'town@example.org', dataFolder };
    const tables = listUserDataTables([
      subscriptionsFeature({
        siteUrl: SITE_URL,
        mail,
        keys,
        revealsReturning: true,
        timeZone: 'UTC',
      }),
    ]);
    let logged = '';
    const log = pino(
      { level: 'trace' },
      new Writable({
        write(chunk, _encoding, done) {
          logged += chunk;
          done();
        },
      }),
    );
    await insertNeighborhoods(database, 'Acton');
    const site = await openSubscriptionApp(database, { log, keys, mail });
    const mailsTo = () =>
      filesBelow(join(dataFolder, 'mail')).filter(({ bytes }) => bytes.includes(`To: ${ANA}`));

    const grant = await site.signUp(ANA, 'acton');
    const [confirmation] = mailsTo();
    const [, token] =
      /confirm#([\w=\r\n-]+)/.exec(confirmation?.bytes.toString('latin1') ?? '') ?? [];
    const confirmed = await site.confirm(token?.replaceAll(/=\r\n|[\r\n].*/g, ''), grant);
    expect(confirmed.statusCode).toBe(200);
    const delivery = openDelivery(pool, { dataFolder, keys, log });
    await beginMailing(pool, 'm');
    await delivery.run();
    delivery.close();
    expect(mailsTo()).toHaveLength(2);
    expect(await isInTables(pool)).toBe(keys.length === 0);
    const earlier = await writeBackup(pool, dataFolder, tables, new Date(), 'by-hand');

    const { SUB_HASH, PASS_HASH: password } = grant.merge_fields;
    const deleted = await site.request('DELETE', `/api/subscriptions/subscribers/${SUB_HASH}`, {
      password,
    });
    expect(deleted.statusCode).toBe(200);
    const isInEarlierBackup = gunzipSync(readFileSync(earlier)).includes(LOCAL_PART);
    rmSync(earlier);
    await writeBackup(pool, dataFolder, tables, new Date());
    const found = {
      tables: await isInTables(pool),
      mails: isIn(join(dataFolder, 'mail')),
      log: logged.includes(LOCAL_PART),
      'backups written later': isIn(join(dataFolder, 'backups')),
      'backups written before': isInEarlierBackup,
    };
    await site.close();
    await database.close();
    expect(logged).toContain('SMTP_URL is not set');
    expect(found).toEqual({
      tables: false,
      mails: false,
      log: false,
      'backups written later': false,
      'backups written before': keys.length === 0,
    });
    if (database.kind === 'postgres') return rmSync(dataFolder, { recursive: true });
    // PostgreSQL retains deleted rows in its files and its write-ahead log until they are overwritten
    expect(isIn(join(dataFolder, 'db'))).toBe(keys.length === 0);
    rmSync(join(dataFolder, 'db'), { recursive: true });
    expect(isIn(dataFolder)).toBe(false);
  });
});
