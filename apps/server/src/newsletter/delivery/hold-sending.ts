import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { holdSender, letSenderGo } from '../store/sender-hold.ts';

/** After this time without renewal, another process can acquire the lease. */
const HOLD_SECONDS = 20;
const RENEWALS = 5;
/** The share of the lease during which it counts as valid; the rest is a safety margin. */
const SURE_SHARE = 0.6;

export interface SendingHold {
  /** Whether no other process can be sending. */
  isSure(): boolean;
  letGo(): Promise<void>;
}

/** Makes this process the only sender. @returns null if another process has the lease */
export async function holdSending(
  pool: Pool,
  seconds: number = HOLD_SECONDS,
): Promise<SendingHold | null> {
  const holder = randomUUID();
  const sureForMs = seconds * 1_000 * SURE_SHARE;
  let sureUntil = performance.now() + sureForMs;
  if (!(await holdSender(pool, holder, seconds))) return null;
  const renew = setInterval(
    async () => {
      const asked = performance.now();
      const isHeld = await holdSender(pool, holder, seconds).catch(() => undefined);
      if (isHeld) sureUntil = asked + sureForMs;
      else if (isHeld === false) sureUntil = 0;
    },
    (seconds * 1_000) / RENEWALS,
  );
  return {
    isSure: () => performance.now() < sureUntil,
    async letGo() {
      clearInterval(renew);
      await letSenderGo(pool, holder).catch(() => undefined);
    },
  };
}
