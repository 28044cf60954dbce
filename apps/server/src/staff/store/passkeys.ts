import type { Pool } from 'pg';

export async function countPasskeys(pool: Pool, memberId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from staff_passkey where member_id = $1',
    [memberId],
  );
  return rows[0]?.count ?? 0;
}
