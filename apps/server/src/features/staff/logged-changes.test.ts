import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { recordAuditChange } from './store/audit-log.ts';
import { changeRole, inviteNewMember, removeMember } from './store/change-members.ts';
import { openStaffApp, type StaffApp } from './testing/open-staff-app.ts';

describeOnStore('the lines of the log about the audit log', (open) => {
  let database: Database;
  let staff: StaffApp;
  const lines: string[] = [];
  beforeAll(async () => {
    database = await open();
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    staff = await openStaffApp(database, { log });
  });
  beforeEach(async () => {
    await database.pool.query('delete from staff_member');
    lines.length = 0;
  });
  afterAll(() => staff.close());

  const logged = () =>
    lines.map((line) => JSON.parse(line)).flatMap(({ audit }) => (audit ? [audit] : []));

  test('each entry is one, with ids in place of addresses', async () => {
    const ana = await inviteNewMember(
      database.pool,
      'ana@example.org',
      'administrator',
      'command line',
    );
    const ed = await inviteNewMember(database.pool, 'ed@example.org', 'editor', ana);
    await changeRole(database.pool, 'ed@example.org', 'administrator', ana);
    await removeMember(database.pool, 'ed@example.org', ana);
    await inTransaction(database.pool, (client) =>
      recordAuditChange(client, {
        by: ana,
        subject: 'bundles',
        what: 'renamed',
        of: 'small bundle Ask ed@example.org (Parts)',
        before: { name: 'ed@example.org' },
      }),
    );
    const line = { id: expect.any(Number), subject: 'staff', of: '(address)' };
    expect(logged()).toEqual([
      { ...line, by: 'command line', what: 'invited', member: ana.id },
      { ...line, by: ana.id, what: 'invited', member: ed.id },
      { ...line, by: ana.id, what: 'changed the role of', member: ed.id },
      { ...line, by: ana.id, what: 'removed', member: ed.id },
      {
        ...line,
        by: ana.id,
        subject: 'bundles',
        what: 'renamed',
        of: 'small bundle Ask (address) (Parts)',
      },
    ]);
    expect(lines.join('')).not.toContain('@');
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from staff_change order by id',
    );
    expect(logged().map(({ id }) => id)).toEqual(rows.map(({ id }) => Number(id)));
  });

  test('a change that is rolled back is not logged', async () => {
    await inTransaction(database.pool, async (client) => {
      await recordAuditChange(client, {
        by: 'automatic',
        subject: 'news',
        what: 'added',
        of: 'paragraph of crime-2026-10 (es)',
      });
      throw new Error('broken');
    }).catch(() => undefined);
    expect(logged()).toEqual([]);
  });
});
