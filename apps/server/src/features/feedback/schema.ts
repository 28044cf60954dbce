import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Feedback from readers. It stores nothing that identifies them: no address, browser or account. */
export const feedbackTable = pgTable(
  'feedback',
  {
    id: serial('id').primaryKey(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull().default(sql`now()`),
    /** Path of the page that the feedback is about; of its query only the area, if any. */
    page: text('page').notNull(),
    /** Language of that page, e.g. `es`. */
    language: text('language').notNull(),
    /** Answer to the first question. */
    comment: text('comment').notNull(),
    /** Answer to the second question. */
    lookingFor: text('looking_for'),
    /** When a member of staff marked it as handled; `null` if it is open. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
    /** Email address of the member who marked it. */
    handledBy: text('handled_by'),
    /** Whether it has yet to be forwarded by mail. */
    mailWaits: boolean('mail_waits').notNull().default(false),
  },
  (t) => [index('feedback_submitted_at').on(t.submittedAt)],
);
