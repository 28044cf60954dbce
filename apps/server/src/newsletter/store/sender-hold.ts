import type { Asking } from './outbox.ts';

/** How the mail server took what it was given last. */
export interface SenderState {
  readonly failures: number;
  readonly problem: string | null;
  readonly notBefore: Date | null;
}

/**
 * Takes the hold, or renews it, for so many seconds: one process sends at a time, so that the rate is kept and no letter is in two
 * hands. @returns false where another has it
 */
export async function holdSender(
  client: Asking,
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

export async function letSenderGo(client: Asking, holder: string): Promise<void> {
  await client.query('update newsletter_sender set held_until = null where holder = $1', [holder]);
}

/** Takes the hold from the process that had it: on the embedded store, whose new owner knows that the one before is gone. */
export async function clearSenderHold(client: Asking): Promise<void> {
  await client.query('update newsletter_sender set held_until = null');
}

export async function readSenderState(client: Asking): Promise<SenderState> {
  const { rows } = await client.query<SenderState>(
    'select failures, problem, not_before as "notBefore" from newsletter_sender',
  );
  return rows[0] ?? { failures: 0, problem: null, notBefore: null };
}

/** Notes what is wrong with the mail server; null that it takes letters again. */
export async function noteSenderProblem(
  client: Asking,
  problem: { text: string; failures: number; notBefore: Date } | null,
): Promise<void> {
  await client.query('update newsletter_sender set failures = $1, problem = $2, not_before = $3', [
    problem?.failures ?? 0,
    problem?.text ?? null,
    problem?.notBefore ?? null,
  ]);
}
