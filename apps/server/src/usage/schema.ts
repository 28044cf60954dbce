import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often something was done on a day of the county's calendar. Nothing tells who did it, or on which place's page. */
export const usageCount = pgTable(
  'usage_count',
  {
    day: date('day').notNull(),
    /** The kind of page, as in `COUNTED_PAGES`. */
    page: text('page').notNull(),
    /** As in `USAGE_EVENTS`. */
    event: text('event').notNull(),
    language: text('language').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.page, t.event, t.language] })],
);
