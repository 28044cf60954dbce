import type { Pool } from 'pg';
import type { Log } from '../../../platform/log.ts';
import { insertSignInFailures, updateSignInFailures } from '../store/failed-sign-ins.ts';
import type { SignInWay } from '../store/sessions.ts';

/** Why a sign-in failed. It contains neither the address nor the credential. */
export type SignInFailure =
  | 'link-used'
  | 'link-expired'
  | 'link-unknown'
  /** A link was requested for an address that belongs to no member. */
  | 'not-staff'
  | 'passkey-unknown'
  /** The signature, challenge, origin or counter is wrong. */
  | 'passkey-refused'
  /** The response came too late, twice, or in a different browser than the one that began the attempt. */
  | 'expired'
  /** The identity provider's response was rejected. */
  | 'refused'
  | 'not-verified'
  | 'not-invited'
  /** The address is a member's, the account at the provider is not. */
  | 'other-account';

export interface FailedSignInCounter {
  /** Logs a failed sign-in and counts it in the audit log. Never throws, because the sign-in is refused either way. */
  count(way: SignInWay, reason: SignInFailure): Promise<void>;
}

const HOUR_MS = 60 * 60_000;

interface Hour {
  readonly began: number;
  /** The id of the audit log entry; undefined until it is inserted. */
  id: number | undefined;
  readonly counts: Partial<Record<SignInFailure, number>>;
}

/**
 * Counts failed sign-ins by way and reason. The audit log has one entry per way and hour, which this server updates, so
 * that attackers cannot fill the log. Neither the network nor the address of the client is recorded.
 */
export function createFailedSignInCounter(
  pool: Pool,
  log: Log,
  now: () => number = Date.now,
): FailedSignInCounter {
  const hours = new Map<SignInWay, Hour>();
  /** Serializes the writes, because two concurrent ones would both insert an entry. */
  let written: Promise<void> = Promise.resolve();
  const hourOf = (way: SignInWay): Hour => {
    const current = hours.get(way);
    if (current !== undefined && now() - current.began < HOUR_MS) return current;
    const next: Hour = { began: now(), id: undefined, counts: {} };
    hours.set(way, next);
    return next;
  };
  const write = async (way: SignInWay, hour: Hour): Promise<void> => {
    const total = Object.values(hour.counts).reduce((sum, count) => sum + count, 0);
    const after = { count: total, ...hour.counts };
    const isUpdated =
      hour.id !== undefined && (await updateSignInFailures(pool, hour.id, way, after));
    if (!isUpdated) hour.id = await insertSignInFailures(pool, way, after);
  };
  return {
    async count(way, reason) {
      log.warn({ way, reason }, `a sign-in failed: ${reason}`);
      const hour = hourOf(way);
      hour.counts[reason] = (hour.counts[reason] ?? 0) + 1;
      written = written
        .then(() => write(way, hour))
        .catch((error: Error) =>
          log.error(`a failed sign-in could not be counted: ${error.message}`),
        );
      await written;
    },
  };
}
