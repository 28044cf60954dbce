import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A source of records: an address that is polled, or a folder that is watched. */
export const sourceTable = pgTable('source', {
  id: serial('id').primaryKey(),
  /** The operator's name for it, e.g. `police`. */
  name: text('name').notNull().unique(),
  /** Name for readers. */
  title: text('title').notNull(),
  /** The source kind of a feature, e.g. `crime-portal`. */
  kind: text('kind').notNull(),
  /** An http(s) address or the absolute path of a folder. */
  place: text('place').notNull(),
  /** Additional settings of the kind, e.g. `{"columns": "city-police"}`. */
  settings: jsonb('settings').notNull().default({}),
  everySeconds: integer('every_seconds').notNull(),
  paused: boolean('paused').notNull().default(false),
  addedAt: instant('added_at').notNull().default(sql`now()`),
  nextRunAt: instant('next_run_at').notNull().default(sql`now()`),
  /** How far it has been read, in a format of the kind. */
  mark: jsonb('mark'),
  /** Renewed by the current run; expires when the run is killed. */
  lockedUntil: instant('held_until'),
  lockedBy: uuid('held_by'),
  /** End of the last run. */
  lastRunAt: instant('last_run_at'),
  /** `published`, `nothing-new`, `failed`. */
  lastResult: text('last_result'),
  /** Message for the operator. */
  lastMessage: text('last_message'),
  lastSuccessAt: instant('last_success_at'),
  lastPublishedAt: instant('last_published_at'),
  /** Failed runs since the last success. */
  failures: integer('failures').notNull().default(0),
});
