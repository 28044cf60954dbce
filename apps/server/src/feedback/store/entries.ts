import type { Answers } from '@townlight/domain/feedback';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';

export type Feedback = Answers & {
  readonly page: string;
  readonly language: string;
};

export type StoredFeedback = Feedback & {
  readonly id: number;
  readonly submittedAt: Date;
  readonly handledAt: Date | null;
  readonly handledBy: string | null;
};

export const COLUMNS = `id, submitted_at as "submittedAt", page, language, comment, looking_for as "lookingFor",
       handled_at as "handledAt", handled_by as "handledBy"`;

/**
 * Plain SQL: a failing statement of the query builder names its values in the error, and so in the log.
 * In a transaction, although it is one statement: the store that hung does not store it later, when its sender was told that
 * it did not.
 * @param toMail it waits for the next mail to those who asked for one
 */
export async function saveFeedback(pool: Pool, feedback: Feedback, toMail: boolean): Promise<void> {
  const { page, language, comment, lookingFor } = feedback;
  await inTransaction(pool, (client) =>
    client.query(
      'insert into feedback (page, language, comment, looking_for, mail_waits) values ($1, $2, $3, $4, $5)',
      [page, language, comment, lookingFor, toMail],
    ),
  );
}

/**
 * Removes an entry, for instance one that holds private things.
 * @returns the page it was about; null where there was none
 */
export async function removeFeedback(
  client: Pick<PoolClient, 'query'>,
  id: number,
): Promise<string | null> {
  const { rows } = await client.query<{ page: string }>(
    'delete from feedback where id = $1 returning page',
    [id],
  );
  return rows[0]?.page ?? null;
}

/**
 * Notes that an entry is done with, or that it is not after all.
 * @param by who has done with it; null for nobody
 * @returns whether that changed anything; null where there is no such entry
 */
export async function markHandled(
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
 * What did readers tell us, oldest first?
 * @param since a day of the county's calendar, `2026-11-01`; everything when undefined
 */
export async function readFeedback(
  pool: Pool,
  since: string | undefined,
  timeZone: string,
): Promise<StoredFeedback[]> {
  const { rows } = await pool.query<StoredFeedback>(
    `select ${COLUMNS} from feedback
      where $1::timestamp is null or submitted_at >= $1::timestamp at time zone $2
      order by submitted_at, id`,
    [since ?? null, timeZone],
  );
  return rows;
}
