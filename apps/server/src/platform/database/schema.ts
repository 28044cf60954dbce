import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per feature. Its version rises with every change that a snapshot must include. */
export const dataVersionTable = pgTable('data_version', {
  subject: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One row: which servers may write to this schema, see `recordWritableFrom`. */
export const schemaVersionTable = pgTable(
  'schema_version',
  {
    id: boolean().primaryKey().default(true),
    writableFrom: bigint('writable_from', { mode: 'number' }).notNull(),
  },
  ({ id }) => [check('schema_version_one_row', sql`${id}`)],
);
