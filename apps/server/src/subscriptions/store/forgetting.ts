import type { Reader } from './secret.ts';

/** Who unsubscribed from everything before this, or was deleted and came back with a backup? */
export async function addressesToForget(reader: Reader, before: Date): Promise<readonly string[]> {
  const { rows } = await reader.query<{ hash: string }>(
    `select address_hash as hash from subscriber s
      where (how_often = 'never' and unsubscribed_at < $1)
         or exists (select from subscriber_suppressed x
                     where x.mark = s.address_hash and x.reason = 'deleted' and x.at >= s.confirmed_at)`,
    [before],
  );
  return rows.map(({ hash }) => hash);
}

/** Grants whose time was over a week ago go. */
export async function removeOldGrants(reader: Reader, at: Date): Promise<void> {
  await reader.query(
    `delete from subscription_grant where expires_at < $1::timestamptz - interval '7 days'`,
    [at],
  );
}
