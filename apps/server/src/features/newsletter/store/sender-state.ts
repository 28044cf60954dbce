import type { Queryable } from '../../../platform/database/query.ts';

/** The state of the mail server after the last run. */
export interface SenderState {
  readonly failures: number;
  readonly problem: string | null;
  readonly notBefore: Date | null;
}

/**
 * Acquires or renews the lease for so many seconds. Only one process sends at a time, so that the rate limit holds and
 * no email is sent twice. @returns false if another process has the lease
 */
export async function acquireOrRenewLease(
  client: Queryable,
  holder: string,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into newsletter_sender as s (id, holder, held_until) values (1, $1, now() + make_interval(secs => $2))
     on conflict (id) do update set holder = excluded.holder, held_until = excluded.held_until
      where s.holder = $1 or s.held_until is null or s.held_until < now()`,
    [holder, seconds],
  );
  return rowCount === 1;
}

/** Releases the lease if `holder` has it. */
export async function releaseLease(client: Queryable, holder: string): Promise<void> {
  await client.query('update newsletter_sender set held_until = null where holder = $1', [holder]);
}

/** Clears the lease of the previous process. Only for the embedded database, which one process at a time can open. */
export async function clearSenderLease(client: Queryable): Promise<void> {
  await client.query('update newsletter_sender set held_until = null');
}

export async function readSenderState(client: Queryable): Promise<SenderState> {
  const { rows } = await client.query<SenderState>(
    'select failures, problem, not_before as "notBefore" from newsletter_sender',
  );
  return rows[0] ?? { failures: 0, problem: null, notBefore: null };
}

/** Records a problem of the mail server; null records that it accepts emails again. */
export async function saveMailServerProblem(
  client: Queryable,
  problem: { text: string; failures: number; notBefore: Date } | null,
): Promise<void> {
  await client.query('update newsletter_sender set failures = $1, problem = $2, not_before = $3', [
    problem?.failures ?? 0,
    problem?.text ?? null,
    problem?.notBefore ?? null,
  ]);
}
