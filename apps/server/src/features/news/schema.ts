import { boolean, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Published figures of an entry. Feed readers refer to its address, and later changes are reported. */
export const newsHistoryTable = pgTable('news_told', {
  /** `crime-2026-10` */
  id: text('id').primaryKey(),
  publishedAt: instant('published_at').notNull(),
  /** When its figures last changed. */
  changedAt: instant('changed_at'),
  /** A list of numbers each; their meaning depends on the kind of entry. */
  first: jsonb('first').$type<readonly number[]>().notNull(),
  /** `null` once the entry is withdrawn. */
  last: jsonb('last').$type<readonly number[]>(),
  /** Whether the figures are sample data. */
  sample: boolean('sample').notNull(),
});

/** An editor's addition to an entry, in one language. */
export const newsParagraphTable = pgTable(
  'news_paragraph',
  {
    entry: text('entry').notNull(),
    language: text('language').notNull(),
    markdown: text('markdown').notNull(),
    /** Email address of the last editor, or `command line`. */
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entry, t.language] })],
);
