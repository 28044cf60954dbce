import type { Pool } from 'pg';
import type { Log } from '../../platform/log.ts';
import { insertFailures, updateFailures } from '../store/failed-sign-ins.ts';
import type { SignInWay } from '../store/sessions.ts';

/** Why somebody was not signed in; never who, and with what. */
export type SignInFailure =
  | 'link-used'
  | 'link-expired'
  | 'link-unknown'
  /** A link was asked for by an address that is nobody's on the staff. */
  | 'not-staff'
  | 'passkey-unknown'
  /** Its signature, challenge, origin or count is wrong. */
  | 'passkey-refused'
  /** An answer came too late, twice, or in another browser than the one that began. */
  | 'expired'
  /** The identity provider's answer was refused. */
  | 'refused'
  | 'not-verified'
  | 'not-invited';

export interface FailedSignIns {
  /** Logs a failed sign-in and counts it in the audit log. Never throws: who is refused is refused all the same. */
  count(way: SignInWay, reason: SignInFailure): Promise<void>;
}

const HOUR_MS = 60 * 60_000;

interface Hour {
  readonly began: number;
  /** Of the line in the audit log; undefined while there is none. */
  id: number | undefined;
  readonly counts: Partial<Record<SignInFailure, number>>;
}

/**
 * Counts failed sign-ins by way and reason: in the audit log one line for each way and hour, which this server keeps up to
 * date, so strangers cannot fill the log. Network and address of who tried are nowhere.
 */
export function countFailedSignIns(
  pool: Pool,
  log: Log,
  now: () => number = Date.now,
): FailedSignIns {
  const hours = new Map<SignInWay, Hour>();
  /** One write after the other: of two at the same time only one may make the line. */
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
    const isUpdated = hour.id !== undefined && (await updateFailures(pool, hour.id, way, after));
    if (!isUpdated) hour.id = await insertFailures(pool, way, after);
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
