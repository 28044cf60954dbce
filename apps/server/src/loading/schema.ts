import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** One published load of records or reference data. A row exists only when the load is whole. */
export const release = pgTable('release', {
  id: serial('id').primaryKey(),
  /** What was loaded, e.g. `boundaries`. */
  kind: text('kind').notNull(),
  /** e.g. `lapd-nibrs`, `neighborhoods`. */
  source: text('source').notNull(),
  /** Name of the file or address, without its folder. */
  origin: text('origin').notNull(),
  /** SHA-256 of the bytes read: the same file again with the same options is a no-op. */
  fingerprint: text('fingerprint').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().default(sql`now()`),
  /** The moment that the rows speak of, as the source or the operator says it; without one, that of the load. */
  asOf: timestamp('as_of', { withTimezone: true }),
  /** Since then nothing of it is in force; `null` for all that are. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  rowsRead: integer('rows_read').notNull().default(0),
  rowsNew: integer('rows_new').notNull().default(0),
  rowsUpdated: integer('rows_updated').notNull().default(0),
  rowsUnchanged: integer('rows_unchanged').notNull().default(0),
  rowsRejected: integer('rows_rejected').notNull().default(0),
  /** What a load has to report beside its counts. */
  report: jsonb('report').notNull().default({}),
  /** The census whose areas a file of boundaries or residents is of; `null` for all others, and where nobody stated it. */
  vintage: integer('vintage'),
  /** Invented data of the sample county. */
  sample: boolean('sample').notNull().default(false),
});
