import type { FeedbackAnswers } from '@townlight/domain/feedback';
import type { Pool, PoolClient } from 'pg';
import { type Queryable, selectRows } from '../../../platform/database/query.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

export type NewFeedback = FeedbackAnswers & {
  readonly page: string;
  readonly language: string;
};

export type StoredFeedback = NewFeedback & {
  readonly id: number;
  readonly submittedAt: Date;
  readonly handledAt: Date | null;
  readonly handledBy: string | null;
};

export const FEEDBACK_COLUMNS = `id, submitted_at as "submittedAt", page, language, comment, looking_for as "lookingFor",
       handled_at as "handledAt", handled_by as "handledBy"`;

/**
 * Inserts a feedback entry. Uses plain SQL because errors of the query builder contain the values, which would then be
 * logged. Uses a transaction even for one statement, so that a database that hangs cannot commit the entry after its
 * sender has received an error.
 * @param toMail whether the entry waits for the next feedback mail
 */
export async function insertFeedback(
  pool: Pool,
  feedback: NewFeedback,
  toMail: boolean,
): Promise<void> {
  const { page, language, comment, lookingFor } = feedback;
  await inTransaction(pool, (client) =>
    client.query(
      'insert into feedback (page, language, comment, looking_for, mail_waits) values ($1, $2, $3, $4, $5)',
      [page, language, comment, lookingFor, toMail],
    ),
  );
}

/**
 * Deletes an entry, for instance one with private information.
 * @returns the page it was about, or null if there is no such entry
 */
export async function deleteFeedbackRow(client: Queryable, id: number): Promise<string | null> {
  const { rows } = await client.query<{ page: string }>(
    'delete from feedback where id = $1 returning page',
    [id],
  );
  return rows[0]?.page ?? null;
}

/**
 * Marks an entry as handled or as open again.
 * @param by the member of staff who handled it, or null to open it again
 * @returns whether the entry changed; null if there is no such entry
 */
export async function setHandledBy(
  client: PoolClient,
  id: number,
  by: string | null,
): Promise<boolean | null> {
  const { rows } = await client.query<{ handled: boolean }>(
    'select handled_at is not null as handled from feedback where id = $1 for update',
    [id],
  );
  const before = rows[0]?.handled;
  if (before === undefined) return null;
  if (before === (by !== null)) return false;
  await client.query(
    `update feedback set handled_at = case when $2::text is null then null else now() end, handled_by = $2
      where id = $1`,
    [id, by],
  );
  return true;
}

/**
 * Returns all entries since a day, oldest first.
 * @param since a day in the county's calendar, `2026-11-01`; undefined for all entries
 */
export async function listFeedbackSince(
  pool: Pool,
  since: string | undefined,
  timeZone: string,
): Promise<StoredFeedback[]> {
  return await selectRows<StoredFeedback>(
    pool,
    `select ${FEEDBACK_COLUMNS} from feedback
      where $1::timestamp is null or submitted_at >= $1::timestamp at time zone $2
      order by submitted_at, id`,
    [since ?? null, timeZone],
  );
}
