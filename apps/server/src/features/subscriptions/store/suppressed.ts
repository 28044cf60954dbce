import { type Queryable, selectRows } from '../../../platform/database/query.ts';

/** Why an address gets no mail. A stronger reason replaces a weaker one, see `suppressAddressHash`. */
export type SuppressionReason = 'deleted' | 'bounced' | 'complained' | 'staff';

/** Suppresses an address; `deleted` does not replace an existing reason. */
export async function suppressAddressHash(
  reader: Queryable,
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

/** Lifts the suppression of an address. @param only lifts it only for this reason */
export async function liftSuppression(
  reader: Queryable,
  mark: string,
  only?: SuppressionReason,
): Promise<boolean> {
  const { rowCount } = await reader.query(
    'delete from subscriber_suppressed where mark = $1 and ($2::text is null or reason = $2)',
    [mark, only ?? null],
  );
  return rowCount === 1;
}

/** Returns the number of addresses suppressed for a reason since a time, per day in the county's time zone. */
export async function countSuppressionsByDay(
  reader: Queryable,
  { reason, since, timeZone }: { reason: SuppressionReason; since: Date; timeZone: string },
): Promise<{ day: string; count: number }[]> {
  return await selectRows<{ day: string; count: number }>(
    reader,
    `select to_char(at at time zone $3, 'YYYY-MM-DD') as day, count(*)::int as count
       from subscriber_suppressed where reason = $1 and at >= $2 group by 1 order by 1`,
    [reason, since, timeZone],
  );
}

/** Lifts all of these suppressions. @returns how many */
export async function liftSuppressionsSince(
  reader: Queryable,
  { reason, since }: { reason: SuppressionReason; since: Date },
): Promise<number> {
  const { rowCount } = await reader.query(
    'delete from subscriber_suppressed where reason = $1 and at >= $2',
    [reason, since],
  );
  return rowCount ?? 0;
}

/** Returns why an address is suppressed; null if it is not. */
export async function readSuppressionReason(
  reader: Queryable,
  mark: string,
): Promise<SuppressionReason | null> {
  const { rows } = await reader.query<{ reason: SuppressionReason }>(
    'select reason from subscriber_suppressed where mark = $1',
    [mark],
  );
  return rows[0]?.reason ?? null;
}
