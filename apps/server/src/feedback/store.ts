import type { Answers } from '@townlight/domain/feedback';
import type { Pool } from 'pg';

export type Feedback = Answers & {
  readonly page: string;
  readonly language: string;
};

export type StoredFeedback = Feedback & {
  readonly id: number;
  readonly submittedAt: Date;
};

/** Plain SQL: a failing statement of the query builder names its values in the error, and so in the log. */
export async function saveFeedback(pool: Pool, feedback: Feedback): Promise<void> {
  const { page, language, comment, lookingFor } = feedback;
  await pool.query(
    'insert into feedback (page, language, comment, looking_for) values ($1, $2, $3, $4)',
    [page, language, comment, lookingFor],
  );
}

/** Removes an entry, for instance one that holds private things. @returns whether there was one */
export async function removeFeedback(pool: Pool, id: number): Promise<boolean> {
  const { rowCount } = await pool.query('delete from feedback where id = $1', [id]);
  return rowCount === 1;
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
    `select id, submitted_at as "submittedAt", page, language, comment, looking_for as "lookingFor"
       from feedback
      where $1::timestamp is null or submitted_at >= $1::timestamp at time zone $2
      order by submitted_at, id`,
    [since ?? null, timeZone],
  );
  return rows;
}
