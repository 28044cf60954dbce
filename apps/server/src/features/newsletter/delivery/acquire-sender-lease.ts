import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { acquireOrRenewLease, releaseLease } from '../store/sender-state.ts';

/** After this time without renewal, another process can acquire the lease. */
const LEASE_SECONDS = 20;
const RENEWALS = 5;
/** The share of the lease during which it counts as valid; the rest is a safety margin. */
const SURE_SHARE = 0.6;

/** The right to send, renewed until it is released. */
export interface SenderLease {
  /** Whether no other process can be sending. */
  isSure(): boolean;
  release(): Promise<void>;
}

/** Makes this process the only sender. @returns null if another process has the lease */
export async function acquireSenderLease(
  pool: Pool,
  seconds: number = LEASE_SECONDS,
): Promise<SenderLease | null> {
  const holder = randomUUID();
  const sureForMs = seconds * 1_000 * SURE_SHARE;
  let sureUntil = performance.now() + sureForMs;
  if (!(await acquireOrRenewLease(pool, holder, seconds))) return null;
  const renew = setInterval(
    async () => {
      const requestedAt = performance.now();
      const isRenewed = await acquireOrRenewLease(pool, holder, seconds).catch(() => undefined);
      if (isRenewed) sureUntil = requestedAt + sureForMs;
      else if (isRenewed === false) sureUntil = 0;
    },
    (seconds * 1_000) / RENEWALS,
  );
  return {
    isSure: () => performance.now() < sureUntil,
    async release() {
      clearInterval(renew);
      await releaseLease(pool, holder).catch(() => undefined);
    },
  };
}
