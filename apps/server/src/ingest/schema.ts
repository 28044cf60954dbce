import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** One published load of records or reference data, inserted in the same transaction as its rows. */
export const releaseTable = pgTable('release', {
  id: serial('id').primaryKey(),
  /** What was loaded, e.g. `boundaries`. */
  kind: text('kind').notNull(),
  /** e.g. `city-police`, `neighborhoods`. */
  source: text('source').notNull(),
  /** Name of the file or address, without its folder. */
  origin: text('origin').notNull(),
  /** SHA-256 of the bytes read: the same file again with the same options is a no-op. */
  fingerprint: text('fingerprint').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().default(sql`now()`),
  /** The date of the data, if the source or the operator gives it; otherwise the time of the load counts. */
  asOf: timestamp('as_of', { withTimezone: true }),
  /** When it was withdrawn; `null` while it is in force. */
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  rowsRead: integer('rows_read').notNull().default(0),
  rowsNew: integer('rows_new').notNull().default(0),
  rowsUpdated: integer('rows_updated').notNull().default(0),
  rowsUnchanged: integer('rows_unchanged').notNull().default(0),
  rowsRejected: integer('rows_rejected').notNull().default(0),
  /** Facts of a load in addition to its counts. */
  report: jsonb('report').notNull().default({}),
  /** The census year of boundaries or residents; `null` for other kinds and when it is unknown. */
  vintage: integer('vintage'),
  /** Invented data of the sample county. */
  sample: boolean('sample').notNull().default(false),
});
