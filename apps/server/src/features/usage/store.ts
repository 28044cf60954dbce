import type { UsageReply } from '@townlight/contract/usage';
import type { Language } from '@townlight/domain/language';
import {
  COUNTED_PAGES,
  type CountedPage,
  USAGE_EVENTS,
  type UsageEvent,
} from '@townlight/domain/usage';
import type { Pool } from 'pg';
import { selectRows } from '../../platform/database/query.ts';

/** The number of events of one kind on one day. */
export interface UsageCount {
  /** A day in the county's calendar, `2026-11-01`. */
  readonly day: string;
  readonly page: CountedPage;
  readonly event: UsageEvent;
  readonly language: Language;
  readonly count: number;
}

/** Adds counts to those of their days, in one statement. */
export async function addUsageCounts(pool: Pool, counts: readonly UsageCount[]): Promise<void> {
  await pool.query(
    `insert into usage_count (day, page, event, language, count)
     select * from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::int[])
     on conflict (day, page, event, language)
       do update set count = usage_count.count + excluded.count`,
    [
      counts.map(({ day }) => day),
      counts.map(({ page }) => page),
      counts.map(({ event }) => event),
      counts.map(({ language }) => language),
      counts.map(({ count }) => count),
    ],
  );
}

/** Returns the totals per kind of page, event and language from one day to another, both included, highest first. */
export async function sumUsageCounts(
  pool: Pool,
  { from, to }: { from: string; to: string },
): Promise<UsageReply['counts']> {
  return await selectRows<UsageReply['counts'][number]>(
    pool,
    `select page, event, language, sum(count)::int as count from usage_count
      where day between $1 and $2
        -- a later version may have counted what this one does not know
        and page = any($3) and event = any($4)
      group by page, event, language
      order by count desc, page, event, language`,
    [from, to, COUNTED_PAGES, USAGE_EVENTS],
  );
}

/** Returns the page views per day, oldest first, with zero for days without any. */
export async function readDailyPageViews(
  pool: Pool,
  { from, to }: { from: string; to: string },
): Promise<UsageReply['days']> {
  return await selectRows<{ day: string; page_views: number }>(
    pool,
    `select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sum(seen.count), 0)::int as page_views
       from generate_series($1::date, $2::date, interval '1 day') as days (day)
       left join usage_count seen on seen.day = days.day::date and seen.event = 'page-view'
      group by days.day order by days.day`,
    [from, to],
  );
}

/** Returns the last `days` days, `today` included. */
export function listLastDays(today: string, days: number): { from: string; to: string } {
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (days - 1));
  return { from: first.toISOString().slice(0, 10), to: today };
}
