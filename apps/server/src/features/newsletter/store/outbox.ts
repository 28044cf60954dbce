import type { PoolClient } from 'pg';
import { type Queryable, selectRow, selectRows } from '../../../platform/database/query.ts';

/** A mailing: an edition, a weekly email, or an alert. */
export interface Mailing {
  readonly id: string;
  /** `edition`, `weekly`, or the kind of alert. */
  readonly kind: string;
  /** The figures of an alert or a weekly email. */
  readonly about: unknown;
  /** The last subscriber who was added to the outbox; null at the beginning. */
  readonly filledAfter: string | null;
  readonly filledAt: Date | null;
}

/** An email that this process has claimed. */
export interface ClaimedEmail {
  readonly id: string;
  readonly mailingId: string;
  readonly subscriberId: string;
  readonly tries: number;
  readonly firstTryAt: Date | null;
  /** The last reply codes, see `newsletterEmailTable.answer`. */
  readonly answer: string | null;
}

const COLUMNS = 'id, kind, about, filled_after as "filledAfter", filled_at as "filledAt"';
/** Excludes emails of an edition that is paused. */
const MAY_GO = `(m.kind <> 'edition' or exists
  (select from newsletter_edition e where e.id = m.id and e.state = 'sending'))`;
/** Sorts alerts first, because an edition would delay them. */
const AFTER_ALERTS = `m.kind in ('edition', 'weekly')`;

/** Begins a mailing in the caller's transaction. Returns false if it has begun before. */
export async function insertMailing(
  client: PoolClient,
  given: { id: string; kind: string; about?: unknown; usefulUntil?: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into newsletter_mailing (id, kind, about, useful_until) values ($1, $2, $3, $4) on conflict do nothing`,
    [given.id, given.kind, JSON.stringify(given.about ?? null), given.usefulUntil ?? null],
  );
  return rowCount === 1;
}

/** Returns whether a mailing with this id has begun. */
export async function hasMailingBegun(client: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await client.query('select from newsletter_mailing where id = $1', [id]);
  return rowCount === 1;
}

/** Returns mailings that have begun and may continue, alerts first. */
export async function readOpenMailings(client: Queryable): Promise<Mailing[]> {
  return await selectRows<Mailing>(
    client,
    `select ${COLUMNS} from newsletter_mailing m where ended_at is null and ${MAY_GO}
      order by ${AFTER_ALERTS}, began_at, id`,
  );
}

/** Returns a mailing and locks it until the end of the transaction. */
export async function lockMailing(client: PoolClient, id: string): Promise<Mailing | null> {
  return await selectRow<Mailing>(
    client,
    `select ${COLUMNS} from newsletter_mailing where id = $1 for update`,
    [id],
  );
}

/** Adds a page of subscribers to the outbox and records the progress, in the caller's transaction. */
export async function insertEmails(
  client: PoolClient,
  mailingId: string,
  subscriberIds: readonly string[],
  isLast: boolean,
): Promise<void> {
  await client.query(
    `insert into newsletter_letter (mailing_id, subscriber_id) select $1, unnest($2::uuid[]) on conflict do nothing`,
    [mailingId, subscriberIds],
  );
  await client.query(
    `update newsletter_mailing set filled_after = coalesce($2, filled_after), filled_at = case when $3 then now() end
      where id = $1`,
    [mailingId, subscriberIds.at(-1) ?? null, isLast],
  );
}

/** Claims due emails of these mailings, alerts first. */
export async function claimDueEmails(
  client: Queryable,
  mailingIds: readonly string[],
  limit: number,
): Promise<ClaimedEmail[]> {
  return await selectRows<ClaimedEmail>(
    client,
    `update newsletter_letter set state = 'in-hand', first_try_at = coalesce(first_try_at, now())
      where id in (
        select l.id from newsletter_letter l join newsletter_mailing m on m.id = l.mailing_id
         where l.state = 'waiting' and l.due_at <= now() and l.mailing_id = any ($2) and ${MAY_GO}
           and (m.useful_until is null or m.useful_until > now())
         order by ${AFTER_ALERTS}, l.due_at, l.id limit $1)
      returning id, mailing_id as "mailingId", subscriber_id as "subscriberId", tries, first_try_at as "firstTryAt", answer`,
    [limit, mailingIds],
  );
}

/** Releases claimed emails: those given, or all that an ended process left. @returns how many */
export async function releaseEmails(client: Queryable, ids?: readonly string[]): Promise<number> {
  const { rowCount } = await client.query(
    `update newsletter_letter set state = 'waiting' where state = 'in-hand' and ($1::uuid[] is null or id = any ($1))`,
    [ids ?? null],
  );
  return rowCount ?? 0;
}

/** Marks emails as accepted by the mail server, so that they are not sent again. */
export async function markEmailsAccepted(client: Queryable, ids: readonly string[]): Promise<void> {
  await client.query(
    `update newsletter_letter set state = 'accepted', accepted_at = now(), tries = tries + 1, answer = null where id = any ($1::uuid[])`,
    [ids],
  );
}

/**
 * Marks an email as ended. `left-out`: its subscriber was deleted or unsubscribed before it was sent.
 * @param hasNoMailbox whether the mail server replied that the mailbox does not exist
 */
export async function markEmailEnded(
  client: Queryable,
  id: string,
  state: 'refused' | 'given-up' | 'left-out',
  answer: string | null,
  hasNoMailbox = false,
): Promise<void> {
  await client.query(
    `update newsletter_letter
        set state = $2, answer = $3, no_mailbox = $4, tries = tries + ($2 <> 'left-out')::int where id = $1`,
    [id, state, answer, hasNoMailbox],
  );
}

/** Returns when emails of other mailings to a subscriber were refused because the mailbox does not exist. */
export async function readNoMailboxRefusals(
  client: Queryable,
  { subscriberId, mailingId }: Pick<ClaimedEmail, 'subscriberId' | 'mailingId'>,
): Promise<Date[]> {
  const { rows } = await client.query<{ at: Date }>(
    `select first_try_at as at from newsletter_letter
      where subscriber_id = $1 and mailing_id <> $2 and no_mailbox and first_try_at is not null`,
    [subscriberId, mailingId],
  );
  return rows.map(({ at }) => at);
}

/**
 * Returns whether enough emails of a mailing were accepted to trust the mail server, so that at most a fifth, refused
 * in a stopped run, may be refused again without stopping the next run.
 */
export async function isMailServerTrusted(client: Queryable, mailingId: string): Promise<boolean> {
  const { rows } = await client.query<{ ok: boolean }>(
    `select count(*) filter (where state = 'accepted') >= 4 * count(*) filter (where state in ('waiting', 'in-hand') and answer like '5%')
        as ok from newsletter_letter where mailing_id = $1`,
    [mailingId],
  );
  return rows[0]?.ok ?? false;
}

/** Schedules a retry of an email. */
export async function markEmailForRetry(
  client: Queryable,
  id: string,
  dueAt: Date,
  answer: string,
): Promise<void> {
  await client.query(
    `update newsletter_letter set state = 'waiting', tries = tries + 1, due_at = $2, answer = $3 where id = $1`,
    [id, dueAt, answer],
  );
}

/** Gives up emails of expired mailings. */
export async function giveUpStaleEmails(client: Queryable): Promise<void> {
  await client.query(
    `update newsletter_letter l set state = 'given-up' from newsletter_mailing m
      where m.id = l.mailing_id and l.state = 'waiting' and m.useful_until < now()`,
  );
}

/** Marks mailings without unsent emails as ended. @returns these mailings */
export async function endMailings(client: Queryable): Promise<{ id: string; kind: string }[]> {
  return await selectRows<{ id: string; kind: string }>(
    client,
    `update newsletter_mailing m set ended_at = now()
      where m.ended_at is null and m.filled_at is not null and ${MAY_GO}
        and not exists (select from newsletter_letter l where l.mailing_id = m.id and l.state in ('waiting', 'in-hand'))
      returning m.id, m.kind`,
  );
}

/** An email that a report refers to. */
export interface ReportedEmail {
  readonly subscriberId: string;
  readonly mailingId: string;
  /** Kind of its mailing. */
  readonly kind: string;
  readonly firstTryAt: Date | null;
}

/** Returns null if the email is unknown or its subscriber was deleted. */
export async function findReportedEmail(
  client: Queryable,
  id: string,
): Promise<ReportedEmail | null> {
  return await selectRow<ReportedEmail>(
    client,
    `select l.subscriber_id as "subscriberId", l.mailing_id as "mailingId", m.kind, l.first_try_at as "firstTryAt"
       from newsletter_letter l join newsletter_mailing m on m.id = l.mailing_id where l.id = $1`,
    [id],
  );
}

/** Records that an email bounced or was complained of. */
export async function markEmailReturned(
  client: Queryable,
  id: string,
  {
    returned,
    answer,
    hasNoMailbox,
  }: { returned: 'bounced' | 'complained'; answer: string | null; hasNoMailbox: boolean },
): Promise<void> {
  await client.query(
    `update newsletter_letter
        set returned = $2, answer = coalesce($3, answer), no_mailbox = no_mailbox or $4 where id = $1`,
    [id, returned, answer, hasNoMailbox],
  );
}
