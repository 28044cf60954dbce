import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { holdSender, letSenderGo } from '../store/sender-hold.ts';

/** A process that was killed lets another send after so long. */
const HOLD_SECONDS = 20;
const RENEWALS = 5;
/** Well before another may take it. */
const SURE_SHARE = 0.6;

export interface SendingHold {
  /** Whether nobody else can be sending. */
  isSure(): boolean;
  letGo(): Promise<void>;
}

/** Makes this process the one that sends; null where another is. */
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
