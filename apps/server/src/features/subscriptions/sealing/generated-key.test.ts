import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBackup } from '../../../platform/database/backup.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { restoreBackup } from '../../../platform/database/restore.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { FeatureServerContext } from '../../../platform/features/feature.ts';
import { listUserDataTables } from '../../../platform/features/feature-list.ts';
import { describeOnEmbeddedStore } from '../../../platform/testing/databases.ts';
import { subscriptionsFeature } from '../feature.ts';
import {
  insertNeighborhoods,
  openSubscriptionApp,
  SEALING_KEY,
  SITE_URL,
} from '../testing/open-subscription-app.ts';
import { keyFilePath, openKeyFileSealing } from './key-file.ts';
import { openSealing, parseSealingKeys } from './sealing.ts';

const ANA = 'ana@example.org';
const OFFERED = ['subscriptions', 'returning-subscribers'];
const NEW = Buffer.alloc(32, 9);

describeOnEmbeddedStore('an automatically generated key', (open) => {
  let database: Database;
  let folder: string;
  let keyFile: string;
  beforeEach(async () => {
    database = await open();
    await insertNeighborhoods(database, 'Acton');
    folder = mkdtempSync(join(tmpdir(), 'townlight-key-'));
    keyFile = keyFilePath(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const createFeature = (keys: readonly Buffer[], file?: string) =>
    subscriptionsFeature({
      siteUrl: SITE_URL,
      mail: { smtpUrl: undefined, mailFrom: 'town@example.org', dataFolder: folder },
      keys,
      keyFile: file,
      revealsReturning: true,
      timeZone: 'UTC',
    });
  /** Starts the feature as a server does. @returns what it logs, and whether it offers subscriptions */
  const start = async (keys: readonly Buffer[], file?: string) => {
    const feature = createFeature(keys, file);
    await inTransaction(database.pool, async (client) => feature.prepare?.(client));
    const lines: string[] = [];
    const log = pino(
      new Writable({
        write(chunk, _encoding, done) {
          lines.push(JSON.parse(String(chunk)).msg);
          done();
        },
      }),
    );
    const noSnapshot = () => {
      throw new Error('there is no snapshot in this test');
    };
    const server: FeatureServerContext<unknown> = {
      pool: database.pool,
      log,
      publicUrl: SITE_URL,
      current: noSnapshot,
      currentData: noSnapshot,
      send: async () => true,
      countWaiting: async () => 0,
      checkNow: async () => undefined,
      markChanged() {},
    };
    const served = await feature.serve?.(server);
    await served?.close?.();
    return { lines, offers: served?.offers };
  };
  const subscribeAna = async (keys: readonly Buffer[]) => {
    const site = await openSubscriptionApp(database, { keys });
    await site.subscribe(ANA, 'acton');
    await site.signUp('ben@example.org', 'acton');
    await site.close();
  };
  const stored = async () => {
    const { rows } = await database.pool.query<{ text: string }>(
      `select address as text from subscriber union all select address from subscription_grant
        where address is not null union all select sealed from subscriber_secret`,
    );
    return rows.map(({ text }) => text);
  };
  const keyInFile = () => parseSealingKeys(readFileSync(keyFile, 'utf8').trim()) ?? [];

  test('is created at the first start in a file with mode 0600, and encrypts previously stored data', async () => {
    await subscribeAna([]);
    expect((await stored()).every((text) => text.startsWith('plain:'))).toBe(true);
    const first = await start([], keyFile);
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    expect(keyInFile()).toHaveLength(1);
    expect(first.offers).toContain('subscriptions');
    expect(first.lines).toHaveLength(1);
    expect(first.lines[0]).toContain(`encrypted with a new key in ${keyFile}`);
    expect(first.lines[0]).toContain('who can read the whole data folder can read them');
    const sealed = await stored();
    expect(sealed).toHaveLength(3);
    for (const text of sealed) expect(text).not.toMatch(/plain:|@/);
    // The next start uses it without a message.
    const before = readFileSync(keyFile, 'utf8');
    expect(await start([], keyFile)).toEqual({
      lines: [],
      offers: [...OFFERED, 'sealed-addresses'],
    });
    expect(readFileSync(keyFile, 'utf8')).toBe(before);
    expect(openKeyFileSealing([], keyFile).open(sealed[0] ?? '')).toBe(ANA);
    // Backups contain the sealed addresses, but not the key.
    const file = await writeBackup(
      database.pool,
      folder,
      listUserDataTables([createFeature([], keyFile)]),
      new Date(),
    );
    const contents = gunzipSync(readFileSync(file)).toString();
    expect(contents).toContain('subscriber_secret');
    expect(contents).not.toMatch(/plain:|@/);
    expect(contents).not.toContain(before.trim());
  });

  test('removes plaintext from the table files; the WAL retains it until it is overwritten', async () => {
    const store = await open.newStore();
    database = await open(store);
    await insertNeighborhoods(database, 'Acton');
    await subscribeAna([]);
    await start([], keyFile);
    await database.close();
    const files = readdirSync(join(store.dataFolder, 'db'), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => readFileSync(path).includes('plain:ana@example.org'));
    expect(new Set(files.map((path) => basename(dirname(path))))).toEqual(new Set(['pg_wal']));
  });

  test('an environment key takes precedence; the key file still decrypts its data until rekey has run', async () => {
    await start([], keyFile);
    await subscribeAna(keyInFile());
    const { lines, offers } = await start([NEW], keyFile);
    expect(offers).toContain('subscriptions');
    expect(lines).toEqual([]);
    const sealing = openKeyFileSealing([NEW], keyFile);
    const [address = ''] = await stored();
    expect(sealing.open(address)).toBe(ANA);
    expect(sealing.isCurrent(address)).toBe(false);
  });

  test('without a key the start warns, each time, with the commands that fix it', async () => {
    await subscribeAna([]);
    for (let time = 0; time < 2; time++) {
      const { lines, offers } = await start([]);
      expect(offers).toEqual(OFFERED);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(
        'SUBSCRIBERS_KEY is not set: 2 email addresses are stored unencrypted',
      );
      expect(lines[0]).toContain('openssl rand -base64 32');
      expect(lines[0]).toContain('npx townlight subscribers rekey');
    }
    expect((await stored()).every((text) => text.startsWith('plain:'))).toBe(true);
  });

  test('with a key configured later, startup warns about data that is still unencrypted', async () => {
    await subscribeAna([]);
    const { lines } = await start([SEALING_KEY]);
    expect(lines).toEqual([
      '2 email addresses are stored unencrypted beside SUBSCRIBERS_KEY, and so is the secret of mailed links; run npx townlight subscribers rekey',
    ]);
  });

  test('restoring a backup made without a key encrypts the restored data', async () => {
    await subscribeAna([]);
    const tables = listUserDataTables([createFeature([])]);
    const file = await writeBackup(database.pool, folder, tables, new Date());
    database = await open();
    await insertNeighborhoods(database, 'Acton');
    await start([], keyFile);
    await restoreBackup(database.pool, file, listUserDataTables([createFeature([], keyFile)]));
    const texts = await stored();
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).not.toMatch(/plain:|@/);
  });

  test('a backup without subscribers is restored without the key of its store; one with subscribers is refused, or leaves them as they are', async () => {
    const restoreInto = async (file: string, options?: { without: string[] }) => {
      database = await open();
      await insertNeighborhoods(database, 'Acton');
      rmSync(keyFile);
      await start([], keyFile);
      await subscribeAna(keyInFile());
      await restoreBackup(
        database.pool,
        file,
        listUserDataTables([createFeature([], keyFile)]),
        options,
      );
    };
    const backUp = () =>
      writeBackup(
        database.pool,
        folder,
        listUserDataTables([createFeature([], keyFile)]),
        new Date(),
        'by-hand',
      );
    await start([], keyFile);
    const empty = await backUp();
    await restoreInto(empty);
    // A subscriber who signed up on the new site is still found.
    const site = await openSubscriptionApp(database, { keys: keyInFile() });
    const payload = { email: ANA, neighborhoods: ['acton'] };
    const reply = await site.request('POST', '/api/subscriptions/subscribers', { payload });
    expect(reply.statusCode).toBe(409);
    await site.close();
    const full = await backUp();
    await expect(restoreInto(full)).rejects.toThrow('put the key file back');
    await restoreInto(full, { without: ['subscriptions'] });
    const { rows } = await database.pool.query<{ address: string }>(
      'select address from subscriber',
    );
    expect(rows.map(({ address }) => openSealing(keyInFile()).open(address))).toEqual([ANA]);
  });

  test.each([
    ['was lost', () => rmSync(keyFile), 'which is not in SUBSCRIBERS_KEY'],
    ['holds something else', () => writeFileSync(keyFile, 'mislaid'), 'does not hold a key'],
    ['is empty', () => writeFileSync(keyFile, ''), 'does not hold a key'],
  ])(
    'a key file that %s disables subscriptions only, and nothing is overwritten',
    async (_, spoil, why) => {
      await start([], keyFile);
      await subscribeAna(keyInFile());
      const before = await stored();

      spoil();
      const left = existsSync(keyFile) && readFileSync(keyFile, 'utf8');
      const { lines, offers } = await start([], keyFile);
      expect(offers).toEqual([]);
      expect(lines.join('\n')).toContain('subscriptions are disabled');
      expect(lines.join('\n')).toContain(why);
      // No second key is generated if the first one sealed the secret.
      expect(existsSync(keyFile) && readFileSync(keyFile, 'utf8')).toBe(left);
      expect(await stored()).toEqual(before);
    },
  );
});
