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

/** Where records come from by themselves: an address that is asked, or a folder that is watched. */
export const source = pgTable('source', {
  id: serial('id').primaryKey(),
  /** e.g. `lapd`; the operator's name for it. */
  name: text('name').notNull().unique(),
  /** For readers. */
  title: text('title').notNull(),
  /** What a subject does with it, e.g. `crime-portal`. */
  kind: text('kind').notNull(),
  /** An http(s) address or the absolute path of a folder. */
  place: text('place').notNull(),
  /** What the kind wants to know besides, e.g. `{"columns": "lapd-nibrs"}`. */
  settings: jsonb('settings').notNull().default({}),
  everySeconds: integer('every_seconds').notNull(),
  paused: boolean('paused').notNull().default(false),
  addedAt: instant('added_at').notNull().default(sql`now()`),
  nextRunAt: instant('next_run_at').notNull().default(sql`now()`),
  /** How far it has been read: the kind's own words. */
  mark: jsonb('mark'),
  /** A run under way renews this; one that was killed lets it pass. */
  heldUntil: instant('held_until'),
  heldBy: uuid('held_by'),
  /** End of the last run. */
  lastRunAt: instant('last_run_at'),
  /** `published`, `nothing-new`, `failed`. */
  lastResult: text('last_result'),
  /** For the operator. */
  lastMessage: text('last_message'),
  lastSuccessAt: instant('last_success_at'),
  lastPublishedAt: instant('last_published_at'),
  /** Runs that failed since the last success. */
  failures: integer('failures').notNull().default(0),
});
