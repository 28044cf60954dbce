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
