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
import { subscriberTable } from '../subscriptions/schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const now = sql`now()`;

/** Editions of the monthly newsletter: their content, figures and state. */
export const newsletterEditionTable = pgTable('newsletter_edition', {
  /** The month as in URLs, e.g. `2026-10`. */
  id: text('id').primaryKey(),
  /** Months since year 0. */
  period: integer('period').notNull(),
  /** `draft`, `scheduled`, `sending`, `paused` or `sent`. */
  state: text('state').notNull().default('draft'),
  /** Ids of its visual categories, in order. */
  categories: jsonb('categories').$type<string[]>().notNull(),
  /** The editors' note in Markdown; empty without one. */
  noteEnglish: text('note_en').notNull().default(''),
  noteSpanish: text('note_es').notNull().default(''),
  /** Version of each dataset that its figures were taken from; null while no figures are stored. */
  versions: jsonb('versions').$type<Record<string, number>>(),
  /** When it is due. */
  scheduledAt: instant('scheduled_at'),
  /** When sending began and ended. */
  sendingAt: instant('sending_at'),
  sentAt: instant('sent_at'),
  createdAt: instant('created_at').notNull().default(now),
  /** Email address of its creator, `command line` or `automatic`. */
  createdBy: text('created_by').notNull(),
  /** Email address of who scheduled it. */
  scheduledBy: text('scheduled_by'),
});

/**
 * The figures of an edition from scheduling on, one row per neighborhood, so that later releases do not change its
 * emails, charts and web pages.
 */
export const newsletterFactsTable = pgTable(
  'newsletter_facts',
  {
    editionId: text('edition_id')
      .notNull()
      .references(() => newsletterEditionTable.id, { onDelete: 'cascade' }),
    /** The neighborhood's id in URLs. */
    area: text('area').notNull(),
    facts: jsonb('facts').notNull(),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.area] })],
);

/** Settings of the newsletter: at most one row. */
export const newsletterSettingTable = pgTable('newsletter_setting', {
  id: integer('id').primaryKey().default(1),
  /** Whether a monthly edition is drafted and scheduled as soon as a release completes its month. */
  automatic: boolean('automatic').notNull().default(false),
});

/** Mailings: an edition, a weekly email, or an alert of one day or month. */
export const newsletterMailingTable = pgTable('newsletter_mailing', {
  /** The edition's id, or e.g. `weekly 2026-W47`, `unhealthy-air 2026-11-22`. */
  id: text('id').primaryKey(),
  /** `edition`, `weekly`, or the kind of alert. */
  kind: text('kind').notNull(),
  /** The figures of weekly emails and alerts. */
  about: jsonb('about'),
  /** The last subscriber who was added to the outbox; null at the beginning. */
  filledAfter: uuid('filled_after'),
  filledAt: instant('filled_at'),
  beganAt: instant('began_at').notNull().default(now),
  /** Emails that were not sent by then are dropped. */
  usefulUntil: instant('useful_until'),
  /** When no email was left to send. */
  endedAt: instant('ended_at'),
});

/** The outbox: one email per mailing and subscriber. */
export const newsletterEmailTable = pgTable(
  'newsletter_letter',
  {
    /** Random: it is in the Message-ID and does not identify the subscriber. */
    id: uuid('id').primaryKey().defaultRandom(),
    mailingId: text('mailing_id')
      .notNull()
      .references(() => newsletterMailingTable.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscriberTable.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** `waiting`, `in-hand`, `accepted`, `refused`, `given-up` or `left-out`. */
    state: text('state').notNull().default('waiting'),
    tries: smallint('tries').notNull().default(0),
    firstTryAt: instant('first_try_at'),
    /** The earliest time of the next try. */
    dueAt: instant('due_at').notNull().default(now),
    acceptedAt: instant('accepted_at'),
    /** The mail server's last reply codes: `451` or `550 5.1.1`. */
    answer: text('answer'),
    /** Whether it was refused or returned because the mailbox does not exist. */
    noMailbox: boolean('no_mailbox').notNull().default(false),
    /** `bounced` or `complained`, if that was reported after it had been accepted. */
    returned: text('returned'),
  },
  (t) => [
    unique('newsletter_letter_once').on(t.mailingId, t.subscriberId),
    index('newsletter_letter_due').on(t.dueAt).where(sql`${t.state} in ('waiting', 'in-hand')`),
    index('newsletter_letter_subscriber').on(t.subscriberId),
  ],
);

/** The process that sends, and the state of the mail server: at most one row. */
export const newsletterSenderTable = pgTable('newsletter_sender', {
  id: smallint('id').primaryKey().default(1),
  holder: uuid('holder'),
  /** When the lease expires. The sender renews it; then another process can acquire it. */
  leasedUntil: instant('held_until'),
  /** Consecutive failures of the mail server, as opposed to those of single emails. */
  failures: integer('failures').notNull().default(0),
  /** The last failure, without addresses. */
  problem: text('problem'),
  /** When sending resumes after a failure. */
  notBefore: instant('not_before'),
});
