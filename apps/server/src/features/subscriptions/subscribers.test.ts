import { randomBytes } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { verifyLinkToken } from './link-token.ts';
import { openSealing } from './sealing/sealing.ts';
import type { MailingAudience } from './store/recipients.ts';
import { loadOrCreateSubscriberSecret } from './store/secret.ts';
import { createSubscribers } from './subscribers.ts';

const sealing = openSealing([randomBytes(32)]);
const subscribers = createSubscribers(sealing, 'https://crime.example.org');

describeOnStore('subscribers as the newsletter knows them', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const name of ['Acton', 'Hollywood', 'Venice'])
      await database.pool.query(
        `insert into area (partition, slug, name, longitude, latitude, coordinates)
         values ('neighborhoods', $1, $2, 0, 0, '[]')`,
        [name.toLowerCase(), name],
      );
  });
  afterEach(() => database.pool.query('truncate subscriber, subscriber_suppressed cascade'));

  const subscribe = async (
    address: string,
    neighborhoods: readonly string[],
    { howOften = 'monthly', alerts = [] as string[], categories = [] as string[] } = {},
  ): Promise<string> => {
    const { hashOf } = await loadOrCreateSubscriberSecret(database.pool, sealing);
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into subscriber (address, address_hash, language, how_often, alerts)
       values ($1, $2, 'es', $3, $4) returning id`,
      [sealing.seal(address), hashOf(address), howOften, alerts],
    );
    const id = rows[0]?.id ?? '';
    for (const [position, neighborhood] of neighborhoods.entries())
      await database.pool.query('insert into subscriber_neighborhood values ($1, $2, $2, $3, $4)', [
        id,
        neighborhood,
        position,
        categories,
      ]);
    return id;
  };

  test('are listed by id, page by page, with their neighborhoods in their order', async () => {
    const all = [
      await subscribe('ana@example.org', ['venice', 'acton', 'gone-from-the-map'], {
        categories: ['trend', 'crime-types'],
      }),
      await subscribe('ben@example.org', ['hollywood'], { alerts: ['unhealthy-air'] }),
    ].toSorted();
    await subscribe('none@example.org', []);
    await subscribe('never@example.org', ['acton'], {
      howOften: 'never',
      alerts: ['unhealthy-air'],
    });
    const first = await subscribers.listRecipients(database.pool, { limit: 1 });
    const second = await subscribers.listRecipients(database.pool, {
      after: first[0]?.id,
      limit: 9,
    });
    expect([...first, ...second].map(({ id }) => id)).toEqual(all);
    const ana = [...first, ...second].find(({ neighborhoods }) => neighborhoods.length === 2);
    expect(ana).toMatchObject({
      language: 'es',
      alerts: [],
      neighborhoods: [
        { id: 'venice', name: 'Venice', categories: ['crime-types', 'trend'] },
        { id: 'acton', name: 'Acton' },
      ],
    });
    const wanting = await subscribers.listRecipients(database.pool, {
      limit: 9,
      wanting: 'unhealthy-air',
      among: ['hollywood', 'venice'],
    });
    expect(wanting.map(({ neighborhoods }) => neighborhoods[0]?.categories.length)).toEqual([7]);
  });

  test('receive monthly emails, monthly and weekly ones, or neither', async () => {
    const weekly = await subscribe('ana@example.org', ['acton'], { howOften: 'weekly' });
    const monthly = await subscribe('ben@example.org', ['acton']);
    await subscribe('cruz@example.org', ['acton'], { howOften: 'only-alerts' });
    await subscribe('dora@example.org', ['acton'], { howOften: 'never' });
    const wanting = async (what: MailingAudience) =>
      (await subscribers.listRecipients(database.pool, { limit: 9, wanting: what })).map(
        ({ id }) => id,
      );
    expect(await wanting('letters')).toEqual([weekly, monthly].toSorted());
    expect(await wanting('weekly')).toEqual([weekly]);
    const [addressee] = await subscribers.listAddressees(
      database.pool,
      [weekly, monthly],
      'weekly',
    );
    expect(addressee?.address).toBe('ana@example.org');
    const secret = await loadOrCreateSubscriberSecret(database.pool, sealing);
    const token = addressee?.links.oneClick.split('/').at(-1) ?? '';
    expect(verifyLinkToken(secret, token)).toMatchObject({ kind: 'unsubscribe', id: weekly });
  });

  test('have a readable address only while they want email and are not suppressed', async () => {
    const id = await subscribe('ana@example.org', ['acton']);
    expect(await subscribers.addressOf(database.pool, id)).toBe('ana@example.org');
    await subscribers.suppress(database.pool, 'Ana@Example.org', 'bounced');
    expect(await subscribers.addressOf(database.pool, id)).toBeNull();
    expect(await subscribers.listRecipients(database.pool, { limit: 9 })).toEqual([]);
  });

  test('have individual links that contain neither their address nor their id', async () => {
    const id = await subscribe('ana@example.org', ['acton']);
    const links = await subscribers.linksOf(database.pool, id);
    expect(links.manage).toMatch(
      /^https:\/\/crime\.example\.org\/es\/subscription\/manage#[\w-]{54}$/,
    );
    expect(links.unsubscribe).toMatch(/\/es\/subscription\/unsubscribe#[\w-]{54}$/);
    expect(links.oneClick).toMatch(/\.org\/api\/subscriptions\/unsubscribe\/[\w-]{54}$/);
    for (const link of Object.values(links)) expect(link).not.toMatch(/ana@|ana%40/);
    for (const link of Object.values(links)) expect(link).not.toContain(id);
  });

  test('are found in no table by their address', async () => {
    await subscribe('ana@example.org', ['acton']);
    const { rows } = await database.pool.query('select * from subscriber, subscriber_secret');
    expect(JSON.stringify(rows)).not.toContain('ana@');
  });
});
