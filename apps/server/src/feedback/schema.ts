import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** What readers told us. Nothing says who they are: no address, no browser, no account. */
export const feedback = pgTable(
  'feedback',
  {
    id: serial('id').primaryKey(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull().default(sql`now()`),
    /** Path of the page it is about, and of its query at most the area. */
    page: text('page').notNull(),
    /** Language of that page, e.g. `es`. */
    language: text('language').notNull(),
    /** Answer to the first question. */
    comment: text('comment').notNull(),
    /** Answer to the second question. */
    lookingFor: text('looking_for'),
    /** When someone of staff had done with it; `null` while nobody has. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
    /** Address of who that was. */
    handledBy: text('handled_by'),
    /** It is still to be mailed to those who asked for that. */
    mailWaits: boolean('mail_waits').notNull().default(false),
  },
  (t) => [index('feedback_submitted_at').on(t.submittedAt)],
);
