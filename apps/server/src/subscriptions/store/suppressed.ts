import type { Reader } from './secret.ts';

/** Why no mail goes to an address; a stronger reason takes the place of a weaker one, see `suppressMark`. */
export type SuppressionReason = 'deleted' | 'bounced' | 'complained' | 'staff';

/** Puts an address on the list; `deleted` leaves a reason that is there already. */
export async function suppressMark(
  reader: Reader,
  mark: string,
  reason: SuppressionReason,
): Promise<void> {
  await reader.query(
    `insert into subscriber_suppressed as now (mark, reason) values ($1, $2)
     on conflict (mark) do update set reason = excluded.reason, at = excluded.at
      where excluded.reason <> 'deleted'`,
    [mark, reason],
  );
}

/** Takes an address off the list. @param only leaves other reasons */
export async function liftMark(
  reader: Reader,
  mark: string,
  only?: SuppressionReason,
): Promise<boolean> {
  const { rowCount } = await reader.query(
    'delete from subscriber_suppressed where mark = $1 and ($2::text is null or reason = $2)',
    [mark, only ?? null],
  );
  return rowCount === 1;
}

/** Why does no mail go to this address? null where one does. */
export async function readReason(reader: Reader, mark: string): Promise<SuppressionReason | null> {
  const { rows } = await reader.query<{ reason: SuppressionReason }>(
    'select reason from subscriber_suppressed where mark = $1',
    [mark],
  );
  return rows[0]?.reason ?? null;
}
