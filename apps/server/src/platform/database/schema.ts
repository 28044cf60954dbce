import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per subject. Its version rises with every change of the subject that a snapshot must follow. */
export const dataVersion = pgTable('data_version', {
  subject: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
