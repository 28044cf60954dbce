import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { holdSender, letSenderGo } from '../store/sender-hold.ts';

/** A process that was killed lets another send after so long. */
const HOLD_SECONDS = 20;
const RENEW_MS = 4_000;
/** Well before another may take it. */
const SURE_FOR_MS = 12_000;

export interface SendingHold {
  /** Whether nobody else can be sending. */
  isSure(): boolean;
  letGo(): Promise<void>;
}

/** Makes this process the one that sends; null where another is. */
export async function holdSending(pool: Pool): Promise<SendingHold | null> {
  const holder = randomUUID();
  let sureUntil = performance.now() + SURE_FOR_MS;
  if (!(await holdSender(pool, holder, HOLD_SECONDS))) return null;
  const renew = setInterval(async () => {
    const asked = performance.now();
    const isHeld = await holdSender(pool, holder, HOLD_SECONDS).catch(() => undefined);
    if (isHeld) sureUntil = asked + SURE_FOR_MS;
    else if (isHeld === false) sureUntil = 0;
  }, RENEW_MS);
  return {
    isSure: () => performance.now() < sureUntil,
    async letGo() {
      clearInterval(renew);
      await letSenderGo(pool, holder).catch(() => undefined);
    },
  };
}
