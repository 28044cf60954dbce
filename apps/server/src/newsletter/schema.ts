import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { subscriber } from '../subscriptions/schema.ts';

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
 * The figures of an edition that is scheduled or further, a row per neighborhood: what is published afterward changes
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

/** What is sent to many: an edition, or an alert of one day or month. */
export const newsletterMailing = pgTable('newsletter_mailing', {
  /** That of the edition; `weekly 2026-W47`, `unhealthy-air 2026-11-22` and the like. */
  id: text('id').primaryKey(),
  /** `edition`, `weekly`, or the kind of alert. */
  kind: text('kind').notNull(),
  /** What weekly letters and alerts are about. */
  about: jsonb('about'),
  /** Up to whom the outbox is filled; null at the beginning. */
  filledAfter: uuid('filled_after'),
  filledAt: instant('filled_at'),
  beganAt: instant('began_at').notNull().default(now),
  /** What has not gone by then does not go any more. */
  usefulUntil: instant('useful_until'),
  /** When there was nothing left to send. */
  endedAt: instant('ended_at'),
});

/** The outbox: who gets what, once. */
export const newsletterLetter = pgTable(
  'newsletter_letter',
  {
    /** Random: stands in the Message-ID and tells nobody whose letter it is. */
    id: uuid('id').primaryKey().defaultRandom(),
    mailingId: text('mailing_id')
      .notNull()
      .references(() => newsletterMailing.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscriber.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** `waiting`, `in-hand`, `accepted`, `refused`, `given-up` or `left-out`. */
    state: text('state').notNull().default('waiting'),
    tries: smallint('tries').notNull().default(0),
    firstTryAt: instant('first_try_at'),
    /** Not before. */
    dueAt: instant('due_at').notNull().default(now),
    acceptedAt: instant('accepted_at'),
    /** What the mail server last said, as a code: `451` or `550 5.1.1`. */
    answer: text('answer'),
    /** Refused, or returned, because nobody is there, as the mail server says. */
    noMailbox: boolean('no_mailbox').notNull().default(false),
    /** `bounced` or `complained`, where that was told after it had been accepted. */
    returned: text('returned'),
  },
  (t) => [
    unique('newsletter_letter_once').on(t.mailingId, t.subscriberId),
    index('newsletter_letter_due').on(t.dueAt).where(sql`${t.state} in ('waiting', 'in-hand')`),
    index('newsletter_letter_subscriber').on(t.subscriberId),
  ],
);

/** Which process sends, and how the mail server took it: at most one row. */
export const newsletterSender = pgTable('newsletter_sender', {
  id: smallint('id').primaryKey().default(1),
  holder: uuid('holder'),
  /** Renewed while it sends; then another may. */
  heldUntil: instant('held_until'),
  /** In a row, of what is wrong with the mail server and not with a letter. */
  failures: integer('failures').notNull().default(0),
  /** The last of them, without names. */
  problem: text('problem'),
  /** When the mail server is asked again. */
  notBefore: instant('not_before'),
});
