import { bundleRefusal } from '@townlight/contract/bundles';
import { bundleHistory } from '@townlight/contract/bundles/history';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBothStores } from '../../../platform/testing/databases.ts';
import { signInForTests } from '../../staff/testing/sign-in-for-tests.ts';
import { openWriteRoutes, type WriteRoutesTestClient } from '../testing/open-write-routes.ts';

/** Every route that changes something, with a valid body. */
const WRITES = [
  ['POST', 'big', { name: 'Traffic' }],
  ['PUT', 'big/Violent%20Crime', { new_name: 'Violence' }],
  ['DELETE', 'big', { name: 'Violent Crime', move_to: 'Property Crime' }],
  ['POST', 'small', { name: 'Arson', big_bundles: [] }],
  ['PUT', 'small/Robbery', { new_name: 'Robberies', big_bundles: [] }],
  ['DELETE', 'small', { name: 'Robbery', move_to: 'Burglary' }],
  ['POST', 'nicknames', { name: 'Arson', small_bundle_name: 'Burglary' }],
  ['PUT', 'nicknames/Robbery', { new_name: 'Mugging', small_bundle_name: null }],
  ['DELETE', 'nicknames', { name: 'Carjacking' }],
  ['PUT', 'crime_descriptions/OTHER', { new_name: 'OTHER', nickname: 'Robbery' }],
  ['POST', 'changes', { changes: [{ table: 'big', action: 'add', name: 'Traffic' }] }],
  ['POST', 'changes/1/undo', undefined],
  ['POST', 'changes/1/restore', undefined],
] as const;

describeOnBothStores('changing the categories', (open) => {
  let pool: Pool;
  let routes: WriteRoutesTestClient;
  beforeAll(async () => {
    const database = await open();
    pool = database.pool;
    routes = await openWriteRoutes(database);
  });
  afterAll(() => routes.app.close());

  const send = (...given: Parameters<WriteRoutesTestClient['send']>) => routes.send(...given);
  /** Reads all categories and their history. */
  const everything = async () => {
    const { rows } = await pool.query(
      `select (select jsonb_agg(b order by b) from big_bundle b) as big,
              (select jsonb_agg(s order by s) from small_bundle s) as small,
              (select jsonb_agg(p order by p) from small_bundle_big p) as pairs,
              (select jsonb_agg(n order by n) from nickname n) as nicknames,
              (select jsonb_agg(c order by c.id) from crime_code c) as codes,
              (select jsonb_agg(f order by f) from bundle_former_name f) as former,
              (select count(*) from bundle_change) as saves,
              (select count(*) from staff_change) as audit,
              (select version from data_version where subject = 'bundles') as version`,
    );
    return rows[0] as Record<string, unknown>;
  };

  describe.each(WRITES)('%s %s', (method, path, body) => {
    const inject = (headers: Record<string, string>) =>
      routes.app.inject({
        method,
        url: `/api/bundles/${path}`,
        headers,
        ...(body && { payload: body }),
      });

    test('returns 401 without a session and changes nothing', async () => {
      const before = await everything();
      const reply = await inject({ origin: 'http://localhost' });
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({
        message: 'You are not signed in. Sign in and try again.',
        error: true,
      });
      expect(await everything()).toEqual(before);
    });

    test('with a session that was revoked: 401', async () => {
      const headers = await signInForTests(pool, 'editor', 'gone@example.org');
      await pool.query(`delete from staff_session where member_id =
        (select id from staff_member where email = 'gone@example.org')`);
      const before = await everything();
      expect((await inject(headers)).statusCode).toBe(401);
      expect(await everything()).toEqual(before);
    });

    test('from another site: 403', async () => {
      const { cookie } = await signInForTests(pool);
      const before = await everything();
      const reply = await inject({ cookie, origin: 'https://evil.example' });
      expect(reply.statusCode).toBe(403);
      expect(await everything()).toEqual(before);
    });
  });

  test('the history is for staff', async () => {
    expect((await routes.app.inject('/api/bundles/changes')).statusCode).toBe(401);
  });

  test.each([
    ['<img src=x onerror=alert(1)>', 200],
    ["Robert'); drop table big_bundle; --", 200],
    ['=HYPERLINK("http://evil.example")', 200],
    ['%00%2e%2e/etc/passwd', 200],
    ['__proto__', 200],
    ['a\u202eb', 400],
    ['a\u0000b', 400],
    ['x'.repeat(10_000), 400],
    ['   ', 400],
    ['\ud83d\ude00'.repeat(50), 400],
  ])('the hostile name %j is stored unchanged or rejected', async (name, status) => {
    const added = await send('POST', 'big', { name });
    expect(added.status).toBe(status);
    if (status !== 200) {
      expect(bundleRefusal.parse(added.body).reason).toMatch(/blank|too-long|characters/);
      return;
    }
    const { rows } = await pool.query('select name from big_bundle where name = $1', [name]);
    expect(rows).toEqual([{ name }]);
    const deleted = await send('DELETE', 'big', { name });
    expect(deleted.status).toBe(200);
    expect((await everything()).big).toHaveLength(2);
  });

  test('a name of 100 characters in any script can be used in later requests', async () => {
    const name = `Ω1${'犯'.repeat(98)}`;
    expect((await send('POST', 'small', { name, big_bundles: [] })).status).toBe(200);
    const put = await send('PUT', `small/${encodeURIComponent(name)}`, { new_name: 'Short' });
    expect(put.status).toBe(200);
    expect((await send('DELETE', 'small', { name: 'Short' })).status).toBe(200);
  });

  test.each([
    [{}, /^name is missing/],
    [{ name: 5 }, /^name: 5 is not allowed; it must be text/],
    [[], /is not allowed|must be/],
  ])('the body %j is refused in a sentence', async (body, sentence) => {
    const { status, body: reply } = await send('POST', 'big', body);
    expect(status).toBe(400);
    expect(reply.message).toMatch(sentence);
  });

  test.each<[string, Parameters<WriteRoutesTestClient['send']>, number, string]>([
    [
      'unknown',
      ['PUT', 'big/Nothing', { new_name: 'X' }],
      404,
      'There is no big bundle “Nothing”.',
    ],
    [
      'duplicate',
      ['POST', 'small', { name: 'robbery' }],
      409,
      'There is already a small bundle “Robbery”; choose another name.',
    ],
    [
      'blank',
      ['PUT', 'nicknames/Robbery', { new_name: null }],
      400,
      'A nickname needs a name; this one is empty.',
    ],
    [
      'unknown',
      ['PUT', 'nicknames/Robbery', { small_bundle_name: 'Violent Crime' }],
      404,
      '“Violent Crime” is a big bundle; the nickname “Robbery” can only be in a small one.',
    ],
    [
      'ambiguous',
      ['PUT', 'crime_descriptions/BURGLARY', { nickname: null }],
      400,
      '2 crime descriptions are called “BURGLARY”: “lapd 310”, “lasd 31”; say which with agency and code.',
    ],
  ])('an error has the reason %s', async (reason, given, status, message) => {
    const before = await everything();
    expect(await send(...given)).toEqual({
      status,
      body: expect.objectContaining({ message, error: true, reason }),
    });
    expect(await everything()).toEqual(before);
  });

  test('a row in use cannot be deleted, and the error lists what uses it', async () => {
    const { status, body } = await send('DELETE', 'small', { name: 'Burglary' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ reason: 'in-use', used_by: ['Attempted Burglary', 'Burglary'] });
  });

  test('a conflicting edit returns 409 with the current row, and can then be saved on top of it', async () => {
    const seen = { name: 'Robbery', big_bundles: ['Property Crime', 'Violent Crime'] };
    const first = { new_name: 'Robbery', big_bundles: ['Violent Crime'], expected: seen };
    const second = { new_name: 'Hold-ups', big_bundles: seen.big_bundles, expected: seen };
    expect((await send('PUT', 'small/Robbery', first, 'ana@example.org')).status).toBe(200);
    const refused = await send('PUT', 'small/Robbery', second, 'bo@example.org');
    expect(refused).toEqual({
      status: 409,
      body: {
        message:
          'Someone changed “Robbery” since you opened it; it is now “Robbery” in “Violent Crime”. Nothing was saved.',
        error: true,
        reason: 'changed',
        current: { name: 'Robbery', big_bundles: ['Violent Crime'] },
      },
    });
    const now = { name: 'Robbery', big_bundles: ['Violent Crime'] };
    const again = await send(
      'PUT',
      'small/Robbery',
      { ...second, expected: now },
      'bo@example.org',
    );
    expect(again.status).toBe(200);
    await send('PUT', 'small/Hold-ups', { new_name: 'Robbery' });
  });

  test('of two concurrent saves one succeeds and one returns 409 with the current row', async () => {
    const expected = { name: 'Carjacking', small_bundle_name: 'Robbery' };
    const replies = await Promise.all(
      ['Car Theft', 'Car Robbery'].map((new_name) =>
        send('PUT', 'nicknames/Carjacking', { new_name, expected }, `${new_name[4]}@example.org`),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [currentRow] = replies.flatMap(({ body }) => body.current ?? []);
    const name = (currentRow as { name: string }).name;
    await send('PUT', `nicknames/${name}`, { new_name: 'Carjacking' });
  });

  test('many changes are saved all or not at all, and a refusal names its change', async () => {
    const before = await everything();
    const refused = await send('POST', 'changes', {
      changes: [
        { table: 'big', action: 'add', name: 'Traffic' },
        { table: 'small', action: 'add', name: 'Speeding', big_bundles: ['Traffic'] },
        { table: 'nicknames', action: 'change', name: 'Nothing', new_name: 'Something' },
      ],
    });
    expect(refused).toEqual({
      status: 404,
      body: {
        message: 'There is no nickname “Nothing”.',
        error: true,
        reason: 'unknown',
        index: 2,
      },
    });
    expect(await everything()).toEqual(before);
  });

  test('an invalid change returns 400 with the reason', async () => {
    const { status, body } = await send('POST', 'changes', {
      changes: [{ table: 'planets', action: 'add', name: 'Mars' }],
    });
    expect(status).toBe(400);
    expect(body.message).toMatch(/^changes\.0: .*a change with table, action and name/);
  });

  test('names may be exchanged in one save', async () => {
    const rename = (name: string, new_name: string) =>
      ({ table: 'small', action: 'change', name, new_name }) as const;
    const swap = [
      rename('Robbery', 'For a moment'),
      rename('Burglary', 'Robbery'),
      rename('For a moment', 'Burglary'),
    ];
    expect((await send('POST', 'changes', { changes: swap })).status).toBe(200);
    const { rows } = await pool.query(
      `select small_bundle from nickname where name = 'Carjacking'`,
    );
    expect(rows).toEqual([{ small_bundle: 'Burglary' }]);
    expect((await send('POST', 'changes', { changes: swap })).status).toBe(200);
  });

  describe('history', () => {
    const history = async (query = '') => {
      const { app } = routes;
      const headers = await signInForTests(pool);
      const reply = await app.inject({ url: `/api/bundles/changes${query}`, headers });
      return bundleHistory.parse(reply.json());
    };

    test('contains who changed what and when, with the rows before and after', async () => {
      const { body } = await send('POST', 'changes', {
        changes: [
          { table: 'nicknames', action: 'change', name: 'Robbery', new_name: 'Mugging' },
          { table: 'big', action: 'add', name: 'Traffic' },
        ],
      });
      const [newest] = await history();
      expect(newest).toEqual({
        id: body.change,
        at: expect.any(String),
        by: 'ana@example.org',
        kind: 'save',
        of: null,
        undone: false,
        touched: 2,
        rows: [
          { table: 'big', before: null, after: { name: 'Traffic' } },
          {
            table: 'nicknames',
            before: { name: 'Robbery', small_bundle_name: 'Robbery' },
            after: { name: 'Mugging', small_bundle_name: 'Robbery' },
          },
        ],
      });
      expect(
        (await history(`?before=${body.change}`)).every(({ id }) => id < Number(body.change)),
      ).toBe(true);
      const { rows } = await pool.query(
        'select by, subject, what, of from staff_change order by id desc limit 1',
      );
      expect(rows).toEqual([
        {
          by: 'ana@example.org',
          subject: 'bundles',
          what: 'changed',
          of: `2 rows (save ${body.change})`,
        },
      ]);
    });

    test('a save is undone, once; and the undo is undone', async () => {
      const [{ id } = { id: 0 }] = await history();
      const undone = await send('POST', `changes/${id}/undo`, undefined, 'bo@example.org');
      expect(undone).toEqual({
        status: 200,
        body: { message: `Save ${id} was undone.`, error: false, change: expect.any(Number) },
      });
      expect((await everything()).big).toHaveLength(2);
      const [undo, save] = await history();
      expect(undo).toMatchObject({ by: 'bo@example.org', kind: 'undo', of: id, touched: 2 });
      expect(save).toMatchObject({ id, undone: true });
      const again = await send('POST', `changes/${id}/undo`);
      expect(again).toMatchObject({
        status: 409,
        body: { message: `Save ${id} was already undone.`, reason: 'in-the-way' },
      });
      expect((await send('POST', `changes/${undo?.id}/undo`)).status).toBe(200);
      expect((await everything()).big).toHaveLength(3);
      expect((await history()).find((one) => one.id === id)?.undone).toBe(false);
    });

    test('an undo that conflicts with later changes returns 409 with the conflicts and changes nothing', async () => {
      const { body } = await send('POST', 'big', { name: 'Fire' });
      await send('POST', 'small', { name: 'Arson', big_bundles: ['Fire'] });
      const before = await everything();
      const refused = await send('POST', `changes/${body.change}/undo`);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        reason: 'in-the-way',
        used_by: ['“Arson” is in “Fire”'],
      });
      expect(await everything()).toEqual(before);
    });

    test('the categories of any save can be restored, in one save', async () => {
      const tables = async () => {
        const { big, small, pairs, nicknames, codes } = await everything();
        return { big, small, pairs, nicknames, codes };
      };
      const { body } = await send('PUT', 'crime_descriptions/OTHER', { nickname: 'Petty Theft' });
      const then = await tables();
      await send('PUT', 'big/Fire', { new_name: 'Fires' });
      await send('DELETE', 'small', { name: 'Arson' });
      await send('DELETE', 'big', { name: 'Fires' });
      await send('POST', 'changes', {
        changes: [
          { table: 'small', action: 'delete', name: 'Burglary', move_to: 'Robbery' },
          {
            table: 'nicknames',
            action: 'delete',
            name: 'Burglary',
            move_to: 'Attempted Burglary',
          },
        ],
      });
      expect(await tables()).not.toEqual(then);
      const restored = await send('POST', `changes/${body.change}/restore`);
      expect(restored.body.message).toBe(
        `The categories are back to what they were after save ${body.change}.`,
      );
      expect(await tables()).toEqual(then);
      const [newest] = await history();
      expect(newest).toMatchObject({ kind: 'restore', of: body.change });
    });

    test('an unknown save returns 404', async () => {
      expect(await send('POST', 'changes/999999/undo')).toEqual({
        status: 404,
        body: {
          message: 'There is no save 999999; /api/bundles/changes lists them.',
          error: true,
        },
      });
    });
  });

  test('500 changes are one save', async () => {
    await pool.query(
      `insert into crime_code (agency, code, description)
       select 'many', i::text, 'DESCRIPTION ' || i from generate_series(1, 2000) as i`,
    );
    const changes = Array.from({ length: 500 }, (_, i) => ({
      table: 'crime_descriptions',
      action: 'change',
      name: `DESCRIPTION ${i + 1}`,
      agency: 'many',
      code: String(i + 1),
      nickname: i % 2 ? 'Burglary' : 'Petty Theft',
      expected: { name: `DESCRIPTION ${i + 1}`, nickname: null },
    }));
    const { status, body } = await send('POST', 'changes', { changes });
    expect(body.message).toBe('500 changes were saved.');
    expect(status).toBe(200);
  });
});
