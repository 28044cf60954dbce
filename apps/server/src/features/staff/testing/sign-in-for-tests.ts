import type { Role } from '@townlight/domain/staff';
import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { createRandomToken, hashToken } from '../../../platform/random-token.ts';
import { createSessionCookie } from '../cookie.ts';
import { startSession } from '../store/sessions.ts';

/**
 * Signs a member in and returns the headers that our pages would send: `app.inject({ headers: await
 * signInForTests(pool) })`.
 * @param email each address is a different member
 */
export async function signInForTests(
  pool: Pool,
  role: Role = 'editor',
  email = `${role}@example.org`,
): Promise<{ cookie: string; origin: string }> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into staff_member (email, role) values ($1, $2)
     on conflict (email) do update set role = excluded.role returning id`,
    [email, role],
  );
  const token = createRandomToken();
  const memberId = rows[0]?.id ?? '';
  await inTransaction(pool, (client) =>
    startSession(client, { memberId, tokenHash: hashToken(token), way: 'link' }),
  );
  // The origin that `app.inject` uses.
  return { cookie: `${createSessionCookie(undefined).name}=${token}`, origin: 'http://localhost' };
}
