import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row. Its version rises with every change that a snapshot must follow. */
export const dataVersion = pgTable(
  'data_version',
  {
    id: integer().primaryKey().default(1),
    version: bigint({ mode: 'number' }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('data_version_has_one_row', sql`${table.id} = 1`)],
);
