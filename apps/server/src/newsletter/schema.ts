import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const now = sql`now()`;

/** A letter of one month to everybody: what it tells, of which figures, and how far it has come. */
export const newsletterEdition = pgTable('newsletter_edition', {
  /** As in addresses, e.g. `2026-10`. */
  id: text('id').primaryKey(),
  /** Months since year 0. */
  period: integer('period').notNull(),
  /** `draft`, `scheduled`, `sending`, `paused` or `sent`. */
  state: text('state').notNull().default('draft'),
  /** The visual categories that it tells, in their order. */
  categories: jsonb('categories').$type<string[]>().notNull(),
  /** What the editors write, in Markdown; empty where they write nothing. */
  noteEnglish: text('note_en').notNull().default(''),
  noteSpanish: text('note_es').notNull().default(''),
  /** Data version of each subject that its figures were taken from; null while they are not yet kept. */
  versions: jsonb('versions').$type<Record<string, number>>(),
  /** When it is to be sent. */
  scheduledAt: instant('scheduled_at'),
  /** When the first letter went, and when the last had gone. */
  sendingAt: instant('sending_at'),
  sentAt: instant('sent_at'),
  createdAt: instant('created_at').notNull().default(now),
  /** Address of who made it, `command line` or `automatic`. */
  createdBy: text('created_by').notNull(),
  /** Who scheduled it. */
  scheduledBy: text('scheduled_by'),
});

/**
 * The figures of an edition that is scheduled or further, a row per neighborhood: what is published afterwards changes
 * neither its letters nor their pictures and pages.
 */
export const newsletterFacts = pgTable(
  'newsletter_facts',
  {
    editionId: text('edition_id')
      .notNull()
      .references(() => newsletterEdition.id, { onDelete: 'cascade' }),
    /** The neighborhood's id in addresses. */
    area: text('area').notNull(),
    facts: jsonb('facts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.area] })],
);

/** How the installation sends letters: at most one row. */
export const newsletterSetting = pgTable('newsletter_setting', {
  id: integer('id').primaryKey().default(1),
  /** A monthly edition is made and scheduled as soon as a release makes its month whole. */
  automatic: boolean('automatic').notNull().default(false),
});
