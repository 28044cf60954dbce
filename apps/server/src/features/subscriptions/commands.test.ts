import { randomBytes } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { runCommandLine } from '../../platform/command-line/run-command-line.ts';
import type { Database, StoreConfig } from '../../platform/database/open-database.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import { subscriberCommands } from './commands.ts';
import { openSealing, type Sealing } from './sealing/sealing.ts';
import { createSubscribers } from './subscribers.ts';
import {
  insertNeighborhoods,
  openSubscriptionApp,
  SEALING_KEY,
  SITE_URL,
  type SubscriptionApp,
} from './testing/open-subscription-app.ts';

describeOnStore('townlight subscribers', (open) => {
  let store: StoreConfig;
  let database: Database;
  let site: SubscriptionApp;
  beforeAll(async () => {
    store = await open.newStore();
    database = await open(store);
    await insertNeighborhoods(database, 'Acton', 'Venice');
  });
  beforeEach(async () => {
    await database.pool.query(
      'truncate subscriber, subscriber_suppressed, subscription_grant, subscriber_secret cascade',
    );
    site = await openSubscriptionApp(database);
    await site.subscribe('ana@example.org', 'acton');
  });
  afterEach(() => site.close());

  const run = async (args: string[], sealing: Sealing = site.sealing) => {
    const out: string[] = [];
    const complaints: string[] = [];
    const code = await runCommandLine(
      ['subscribers', ...args],
      [subscriberCommands(sealing, 'America/Los_Angeles')],
      {
        log: silentLog,
        store,
        version: 'test',
        print: (line) => out.push(line),
        printError: (line) => complaints.push(line),
      },
    );
    return { code, out: out.join('\n'), complaints: complaints.join('\n') };
  };

  test('counts subscribers without listing addresses', async () => {
    await site.signUp('ben@example.org', 'venice');
    const { out } = await run(['count']);
    expect(out).toContain('1  confirmed');
    expect(out).toContain('1  monthly email');
    expect(out).toContain('0  of these, also the weekly email');
    await database.pool.query(`update subscriber set how_often = 'weekly'`);
    const { out: weekly } = await run(['count']);
    expect(weekly).toContain('1  monthly email');
    expect(weekly).toContain('1  of these, also the weekly email');
    expect(out).toContain('1  sign-ups not confirmed yet');
    expect(out).toMatch(/addresses are encrypted with the key [0-9a-f]{8}/);
    expect(out).not.toContain('@');
  });

  test('exports the stored data of a person', async () => {
    const { out } = await run(['export', 'Ana@Example.org']);
    expect(JSON.parse(out)).toMatchObject({
      email: 'ana@example.org',
      neighborhoods: [{ id: 'acton' }],
    });
    expect((await run(['export', 'ben@example.org'])).complaints).toContain(
      'ben@example.org is not subscribed',
    );
    expect((await run(['export', 'nobody'])).complaints).toContain('write an address such as');
  });

  test('deletes a person, of whom a mark is left', async () => {
    expect((await run(['delete', 'ana@example.org'])).code).toBe(0);
    expect((await database.pool.query('select * from subscriber')).rows).toEqual([]);
    expect((await run(['count'])).out).toContain('1  suppressed: deleted');
  });

  test('lifts only bounce suppressions since a given day, after a preview', async () => {
    await database.pool.query(
      `insert into subscriber_suppressed (mark, reason, at) values
         ('a', 'bounced', '2026-11-19T23:00:00-08:00'), ('b', 'bounced', '2026-11-20T00:00:00-08:00'),
         ('c', 'bounced', '2026-11-26T09:00:00-08:00'), ('d', 'bounced', '2026-11-26T09:00:00-08:00'),
         ('e', 'complained', '2026-11-26T09:00:00-08:00'), ('f', 'staff', '2026-11-26T09:00:00-08:00')`,
    );
    const marks = async () =>
      (
        await database.pool.query<{ mark: string }>(
          'select mark from subscriber_suppressed where length(mark) = 1 order by mark',
        )
      ).rows.map(({ mark }) => mark);
    const command = ['suppress', '--lift', '--reason', 'bounced', '--since', '2026-11-20'];
    const { out } = await run(command);
    expect(out).toBe(
      '2026-11-20  1\n2026-11-26  2\n3 addresses suppressed as bounced since 2026-11-20T08:00:00.000Z; nothing is changed yet: add --apply to send to them again',
    );
    expect(await marks()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect((await run([...command, '--apply'])).out).toBe(
      'mail goes to 3 addresses again, where subscribed',
    );
    expect(await marks()).toEqual(['a', 'e', 'f']);
    expect((await run(['suppress', '--lift'])).complaints).toContain('name an address');
    expect((await run([...command.slice(0, -1), 'yesterday'])).complaints).toContain(
      'write a day such as 2026-11-20',
    );
  });

  test('a bounce does not replace a complaint, which only staff can lift', async () => {
    const subscribers = createSubscribers(site.sealing, SITE_URL);
    for (const reason of ['complained', 'bounced'] as const)
      await subscribers.suppress(database.pool, 'ana@example.org', reason);
    const { rows } = await database.pool.query('select reason from subscriber_suppressed');
    expect(rows).toEqual([{ reason: 'complained' }]);
  });

  test('suppresses email to an address, and lifts the suppression', async () => {
    const subscribers = createSubscribers(site.sealing, SITE_URL);
    await run(['suppress', 'ana@example.org', '--reason', 'complained']);
    expect(await subscribers.listRecipients(database.pool, { limit: 9 })).toEqual([]);
    const lifted = await run(['suppress', 'ana@example.org', '--lift', '--json']);
    expect(JSON.parse(lifted.out)).toEqual({ email: 'ana@example.org', suppressed: false });
    expect(await subscribers.listRecipients(database.pool, { limit: 9 })).toHaveLength(1);
    expect((await run(['suppress', 'ana@example.org', '--lift'])).complaints).toContain(
      'is not suppressed',
    );
  });

  test('re-encrypts all data with a new key, after which the old key is not needed', async () => {
    await site.signUp('ben@example.org', 'venice');
    const newer = randomBytes(32);
    const blind = await openSubscriptionApp(database, { keys: [newer] });
    expect(site.offers).toContain('subscriptions');
    expect(blind.offers).toEqual([]);
    await blind.close();
    expect((await run(['rekey'], openSealing([newer]))).complaints).toContain(
      'which is not in SUBSCRIBERS_KEY',
    );
    const { out } = await run(['rekey'], openSealing([newer, SEALING_KEY]));
    expect(out).toContain('1 address is encrypted again');
    const later = await openSubscriptionApp(database, { keys: [newer] });
    expect((await run(['export', 'ana@example.org'], later.sealing)).code).toBe(0);
    // A link that was mailed before stays valid.
    expect((await later.confirm(site.newestToken())).json()).toMatchObject({ already: false });
    expect((await run(['rekey'], later.sealing)).out).toContain('0 addresses are encrypted again');
    await later.close();
  });

  test('encrypts data stored as plain text once a key is configured', async () => {
    await database.pool.query('truncate subscriber, subscription_grant, subscriber_secret cascade');
    const plain = await openSubscriptionApp(database, { keys: [] });
    await plain.subscribe('ana@example.org', 'acton');
    const addresses = async () =>
      (await database.pool.query<{ address: string }>('select address from subscriber')).rows[0]
        ?.address;
    expect(await addresses()).toBe('plain:ana@example.org');
    expect((await run(['count'], plain.sealing)).out).toContain('addresses are stored unencrypted');
    expect((await run(['rekey'], plain.sealing)).complaints).toContain(
      'SUBSCRIBERS_KEY is not set',
    );
    await run(['rekey']);
    expect(await addresses()).not.toContain('ana');
    expect((await run(['export', 'ana@example.org'])).code).toBe(0);
    await plain.close();
  });
});
