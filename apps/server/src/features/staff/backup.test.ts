import { beforeAll, expect, test } from 'vitest';
import { writeBackup } from '../../platform/database/backup.ts';
import type { Database, StoreConfig } from '../../platform/database/open-database.ts';
import { restoreBackup } from '../../platform/database/restore.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { listUserDataTables } from '../../platform/features/feature-list.ts';
import { describeOnEmbeddedStore } from '../../platform/testing/databases.ts';
import { createSignInLink, INVITATION_LINK_TTL_MS } from './create-sign-in-link.ts';
import { staffFeature } from './feature.ts';
import { readAuditLog } from './store/audit-log.ts';
import { inviteMember, removeMember } from './store/change-members.ts';
import { bindAccount } from './store/identities.ts';
import { readMembers } from './store/members.ts';
import { addPasskey } from './store/passkeys.ts';
import { openStaffApp } from './testing/open-staff-app.ts';

const tables = listUserDataTables([
  staffFeature({
    siteUrl: 'http://localhost',
    mail: { smtpUrl: undefined, mailFrom: 'town@example.org', dataFolder: '/nonexistent' },
    isEmbedded: true,
    timeZone: 'America/Los_Angeles',
  }),
]);

describeOnEmbeddedStore('a backup of staff', (open) => {
  let store: StoreConfig;
  let database: Database;
  let file: string;
  beforeAll(async () => {
    store = await open.newStore();
    database = await open(store);
    const { pool } = database;
    const ana = await inviteMember(pool, 'ana@example.org', 'administrator', 'command line');
    await addPasskey(pool, ana, {
      credentialId: 'abc',
      publicKey: 'def',
      counter: 3,
      transports: ['internal'],
      name: 'Phone',
    });
    await inTransaction(pool, (client) =>
      bindAccount(client, ana, { issuer: 'https://login.example.org', subject: 'ana-1' }),
    );
    file = await writeBackup(pool, store.dataFolder, tables, new Date());
  });

  test('restores members, passkeys and audit log, and invalidates sessions and links of members not in it', async () => {
    const fresh = await open();
    const { pool } = fresh;
    const app = await openStaffApp(fresh);
    const stranger = await inviteMember(pool, 'eve@example.org', 'administrator', 'command line');
    const link = async () => {
      const url = await createSignInLink(pool, stranger.id, {
        siteUrl: 'http://localhost',
        lastsMs: INVITATION_LINK_TTL_MS,
      });
      return { token: new URL(url).hash.slice(1) };
    };
    const browser = app.browser();
    await browser.post('/api/staff/session', await link());
    const unused = await link();

    await restoreBackup(pool, file, tables);
    const { rows: accounts } = await pool.query('select issuer, subject from staff_identity');
    expect(accounts).toEqual([{ issuer: 'https://login.example.org', subject: 'ana-1' }]);
    expect(await readMembers(pool)).toMatchObject([
      { email: 'ana@example.org', role: 'administrator', passkeys: 1, sessions: 0 },
    ]);
    // A member missing from the backup is removed, and their session does not become another member's.
    expect((await browser.get('/api/staff/session')).json().staff).toBeNull();
    expect((await app.browser().post('/api/staff/session', unused)).statusCode).toBe(400);
    const changes = await readAuditLog(pool, { limit: 10 });
    expect(changes.map(({ what, of }) => `${what} ${of}`)).toContain(
      'added a passkey ana@example.org',
    );
    await app.close();
  });

  test('does not remove later entries from the audit log', async () => {
    const { pool } = database;
    await removeMember(pool, 'ana@example.org', 'command line');
    await restoreBackup(pool, file, tables);
    expect((await readMembers(pool)).map(({ email }) => email)).toEqual(['ana@example.org']);
    expect((await readAuditLog(pool, { limit: 1 }))[0]).toMatchObject({ what: 'removed' });
    await inviteMember(pool, 'bo@example.org', 'editor', 'command line');
  });
});
