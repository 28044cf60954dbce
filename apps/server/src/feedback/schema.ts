import { sql } from 'drizzle-orm';
import { index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** What readers told us. Nothing says who they are: no address, no browser, no account. */
export const feedback = pgTable(
  'feedback',
  {
    id: serial('id').primaryKey(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull().default(sql`now()`),
    /** Path of the page it is about, without a query. */
    page: text('page').notNull(),
    /** Language of that page, e.g. `es`. */
    language: text('language').notNull(),
    /** Answer to the first question. */
    comment: text('comment').notNull(),
    /** Answer to the second question. */
    lookingFor: text('looking_for'),
  },
  (t) => [index('feedback_submitted_at').on(t.submittedAt)],
);
