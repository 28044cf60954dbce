import { boolean, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What was told of an entry: its address stands in feed readers, and what changed since is said. */
export const newsTold = pgTable('news_told', {
  /** `crime-2026-10` */
  id: text('id').primaryKey(),
  publishedAt: instant('published_at').notNull(),
  /** When its figures last were others than before. */
  changedAt: instant('changed_at'),
  /** A list of numbers each; what they count is the kind's own. */
  first: jsonb('first').$type<readonly number[]>().notNull(),
  /** `null` once they were taken back. */
  last: jsonb('last').$type<readonly number[]>(),
  /** Invented figures. */
  sample: boolean('sample').notNull(),
});

/** What an editor added to an entry, in one language. */
export const newsParagraph = pgTable(
  'news_paragraph',
  {
    entry: text('entry').notNull(),
    language: text('language').notNull(),
    markdown: text('markdown').notNull(),
    /** Address of who wrote it last, or `command line`. */
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entry, t.language] })],
);
