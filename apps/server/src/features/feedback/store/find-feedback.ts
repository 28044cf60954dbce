import type { FeedbackCounts, FeedbackFilter, FeedbackList } from '@townlight/contract/feedback';
import type { Pool } from 'pg';
import { selectRows } from '../../../platform/database/query.ts';
import { FEEDBACK_COLUMNS, type StoredFeedback } from './entries.ts';

/** The first segment of the path: `/neighborhood` of `/neighborhood/venice`. */
const PAGE_KIND = `'/' || split_part(split_part(page, '?', 1), '/', 2)`;

const MATCHES = `($1::text is null or ${PAGE_KIND} = $1)
    and ($2::text is distinct from 'looking_for' or looking_for is not null)
    and ($3::text is null
      or ($2::text is distinct from 'looking_for' and strpos(lower(comment), lower($3)) > 0)
      or ($2::text is distinct from 'comment' and strpos(lower(looking_for), lower($3)) > 0))
    and ($4::timestamp is null or submitted_at >= $4::timestamp at time zone $7)
    and ($5::timestamp is null or submitted_at < ($5::timestamp + interval '1 day') at time zone $7)
    and ($6::text is null or (handled_at is not null) = ($6 = 'handled'))`;

function filterValues(filter: FeedbackFilter, timeZone: string): unknown[] {
  const { kind, answer, words: searchText, from, to, state } = filter;
  return [
    kind ?? null,
    answer ?? null,
    searchText || null,
    from ?? null,
    to ?? null,
    state ?? null,
    timeZone,
  ];
}

/**
 * Returns the entries that match the filter, newest first.
 * @param which days are in the county's calendar; without `limit` all entries are returned
 */
export async function findFeedback(
  pool: Pool,
  filter: FeedbackFilter,
  which: { readonly timeZone: string; readonly limit?: number; readonly skip?: number },
): Promise<StoredFeedback[]> {
  const { timeZone, limit, skip } = which;
  return await selectRows<StoredFeedback>(
    pool,
    `select ${FEEDBACK_COLUMNS} from feedback where ${MATCHES} order by submitted_at desc, id desc limit $8 offset $9`,
    [...filterValues(filter, timeZone), limit ?? null, skip ?? 0],
  );
}

/** Returns the number of entries that match the filter. */
export async function countMatchingFeedback(
  pool: Pool,
  filter: FeedbackFilter,
  timeZone: string,
): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from feedback where ${MATCHES}`,
    filterValues(filter, timeZone),
  );
  return rows[0]?.count ?? 0;
}

/** Returns the number of entries per kind of page, most frequent first. */
export async function countFeedbackByPageKind(pool: Pool): Promise<FeedbackList['kinds']> {
  return await selectRows<FeedbackList['kinds'][number]>(
    pool,
    `select ${PAGE_KIND} as kind, count(*)::int as count from feedback group by 1 order by 2 desc, 1`,
  );
}

export async function countFeedback(pool: Pool): Promise<FeedbackCounts> {
  const { rows } = await pool.query<FeedbackCounts>(
    `select count(*) filter (where handled_at is null)::int as open, count(*)::int as "all" from feedback`,
  );
  return rows[0] ?? { open: 0, all: 0 };
}
