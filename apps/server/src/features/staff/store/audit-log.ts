import type { AuditEvent, AuditSubject } from '@townlight/domain/staff';
import type { Pool, PoolClient } from 'pg';
import { afterCommit } from '../../../platform/database/transaction.ts';
import type { Log } from '../../../platform/log.ts';
import type { Staff } from './sessions.ts';

/** An entry of the audit log. Its subject is the name of the feature. */
export type AuditChange<Subject extends AuditSubject = AuditSubject> = Extract<
  AuditEvent,
  { subject: Subject }
> & {
  /** The signed-in member (`staffOf(request)`), the operator of the server, or a scheduled job. */
  readonly by: Staff | 'command line' | 'automatic';
  /** The object that was changed, e.g. `small bundle Burglary`. */
  readonly of: string;
  /** The previous state as JSON, in a shape that depends on the subject; omitted for a new object. */
  readonly before?: unknown;
  /** The new state; omitted for a deleted object. */
  readonly after?: unknown;
};

let auditLog: Pick<Log, 'info'> | undefined;

/** Sets where each entry is logged as well, so that a copy is outside of the database; called once at startup. */
export function logAuditChanges(log: Pick<Log, 'info'>): void {
  auditLog = log;
}

/**
 * Adds an entry to the audit log inside the caller's transaction, so that change and entry are committed together.
 * @returns the entry's id, which increases
 */
export async function recordAuditChange(client: PoolClient, change: AuditChange): Promise<number> {
  const { by, subject, what, of, before, after } = change;
  const { rows } = await client.query<{ id: string; member: string | null }>(
    `insert into staff_change (by, subject, what, of, before, after)
     values ($1, $2, $3, $4, $5, $6)
     returning id, (select m.id from staff_member m where m.email = staff_change.of) as member`,
    [typeof by === 'string' ? by : by.email, subject, what, of, json(before), json(after)],
  );
  const id = Number(rows[0]?.id);
  const member = rows[0]?.member;
  afterCommit(client, () =>
    auditLog?.info(
      {
        audit: {
          id,
          by: typeof by === 'string' ? by : by.id,
          subject,
          what,
          of: withoutAddresses(of),
          // the id of the person in place of the address
          ...(member && { member }),
        },
      },
      'a change in the audit log',
    ),
  );
  return id;
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/\S+@\S+/g, '(address)');
}

function json(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

export interface AuditLogEntry {
  readonly id: number;
  readonly at: Date;
  readonly by: string;
  readonly subject: string;
  readonly what: string;
  readonly of: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns entries of the audit log, newest first. */
export async function readAuditLog(
  pool: Pool,
  which: {
    before?: number | undefined;
    subject?: string | undefined;
    since?: string | undefined;
    timeZone?: string | undefined;
    limit: number;
  },
): Promise<AuditLogEntry[]> {
  const { rows } = await pool.query<Omit<AuditLogEntry, 'id'> & { id: string }>(
    `select id, at, by, subject, what, of, before, after from staff_change
      where ($1::bigint is null or id < $1) and ($2::text is null or subject = $2)
        and ($3::timestamp is null or at >= $3::timestamp at time zone $4)
      order by id desc limit $5`,
    [
      which.before ?? null,
      which.subject ?? null,
      which.since ?? null,
      which.timeZone ?? 'UTC',
      which.limit,
    ],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
