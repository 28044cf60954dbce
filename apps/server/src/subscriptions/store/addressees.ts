import type { Reader } from './secret.ts';

/** Where do mails to these subscribers go? Without those who are gone, unsubscribed or suppressed meanwhile. */
export async function readSealedAddresses(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await reader.query<{ id: string; sealed: string }>(
    `select s.id, s.address as sealed from subscriber s
      where s.id = any ($1::uuid[]) and s.how_often <> 'never'
        and not exists (select from subscriber_suppressed x where x.mark = s.address_hash)`,
    [ids],
  );
  return new Map(rows.map(({ id, sealed }) => [id, sealed]));
}

/** By what is a subscriber's address found? null where there is no such subscriber. */
export async function readMark(reader: Reader, id: string): Promise<string | null> {
  const { rows } = await reader.query<{ mark: string }>(
    'select address_hash as mark from subscriber where id = $1',
    [id],
  );
  return rows[0]?.mark ?? null;
}
