import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per feature. Its version rises with every change that a snapshot must include. */
export const dataVersionTable = pgTable('data_version', {
  subject: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
