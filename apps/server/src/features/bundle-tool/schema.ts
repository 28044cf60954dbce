import { integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** The history of the categories: one row per save, with every row that it changed. */
export const bundleChangeTable = pgTable('bundle_change', {
  id: serial('id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  /** Email address of the author. */
  by: text('by').notNull(),
  /** `save`, `undo`, `restore` or `import` */
  kind: text('kind').notNull(),
  /** The save that was undone, or whose state was restored. */
  ofChange: integer('of_change'),
  /** The domain's `RowChange` objects. */
  rows: jsonb('rows').notNull(),
});
