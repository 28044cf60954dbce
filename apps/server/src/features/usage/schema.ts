import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Number of events per day in the county's calendar. It stores neither who caused them nor which place's page it was.
 */
export const usageCountTable = pgTable(
  'usage_count',
  {
    day: date('day').notNull(),
    /** The kind of page, one of `COUNTED_PAGES`. */
    page: text('page').notNull(),
    /** One of `USAGE_EVENTS`. */
    event: text('event').notNull(),
    language: text('language').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.page, t.event, t.language] })],
);
