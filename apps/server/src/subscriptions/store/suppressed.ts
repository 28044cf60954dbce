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
      where excluded.reason <> 'deleted' and not (excluded.reason = 'bounced' and now.reason in ('complained', 'staff'))`,
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

/** Addresses on the list for one reason since a moment, by the day in the county on which they came there. */
export async function countSuppressed(
  reader: Reader,
  { reason, since, timeZone }: { reason: SuppressionReason; since: Date; timeZone: string },
): Promise<{ day: string; count: number }[]> {
  const { rows } = await reader.query<{ day: string; count: number }>(
    `select to_char(at at time zone $3, 'YYYY-MM-DD') as day, count(*)::int as count
       from subscriber_suppressed where reason = $1 and at >= $2 group by 1 order by 1`,
    [reason, since, timeZone],
  );
  return rows;
}

/** Takes all of them off the list. @returns how many */
export async function liftSuppressed(
  reader: Reader,
  { reason, since }: { reason: SuppressionReason; since: Date },
): Promise<number> {
  const { rowCount } = await reader.query(
    'delete from subscriber_suppressed where reason = $1 and at >= $2',
    [reason, since],
  );
  return rowCount ?? 0;
}

/** Why does no mail go to this address? null where one does. */
export async function readReason(reader: Reader, mark: string): Promise<SuppressionReason | null> {
  const { rows } = await reader.query<{ reason: SuppressionReason }>(
    'select reason from subscriber_suppressed where mark = $1',
    [mark],
  );
  return rows[0]?.reason ?? null;
}
