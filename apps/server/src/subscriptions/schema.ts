import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const now = sql`now()`;
const noTexts = sql`'{}'::text[]`;

/** One row: what addresses are found by and links are signed with. Sealed where the environment holds a key. */
export const subscriberSecret = pgTable('subscriber_secret', {
  id: smallint('id').primaryKey(),
  sealed: text('sealed').notNull(),
});

/** Who confirmed an address. */
export const subscriber = pgTable('subscriber', {
  /** Random: a restored backup cannot make one person's links another's. */
  id: uuid('id').primaryKey().defaultRandom(),
  /** Sealed where the environment holds a key. */
  address: text('address').notNull(),
  /** Keyed hash: one mailbox is one row. */
  addressHash: text('address_hash').notNull().unique(),
  language: text('language').notNull(),
  /** `weekly`, `monthly`, `only-alerts` or `never`. */
  howOften: text('how_often').notNull().default('monthly'),
  alerts: text('alerts').array().notNull().default(noTexts),
  confirmedAt: instant('confirmed_at').notNull().default(now),
  /** Since when `how_often` is `never`. */
  unsubscribedAt: instant('unsubscribed_at'),
  /** Links of letters that were made before are good no more. */
  linksSince: instant('links_since').notNull().default(now),
});

const subscriberId = () =>
  uuid('subscriber_id').references(() => subscriber.id, {
    onDelete: 'cascade',
    // a restore finds people again by their addresses
    onUpdate: 'cascade',
  });

export const subscriberNeighborhood = pgTable(
  'subscriber_neighborhood',
  {
    subscriberId: subscriberId().notNull(),
    /** Slug of an area. */
    neighborhood: text('neighborhood').notNull(),
    /** As it was called when it was chosen. */
    name: text('name').notNull(),
    /** From 0. */
    position: integer('position').notNull(),
    /** Ids of visual categories; none is all. */
    categories: text('categories').array().notNull().default(noTexts),
  },
  (t) => [primaryKey({ columns: [t.subscriberId, t.neighborhood] })],
);

/**
 * What opens the subscription page, once the link mailed to the address was used. Its hashes are kept as hashes: reading the
 * table lets nobody in.
 */
export const subscriptionGrant = pgTable(
  'subscription_grant',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userHash: text('user_hash').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    addressHash: text('address_hash').notNull(),
    /** Keyed hash of the mailbox without tags and dots, by which mails are counted; null where its link is never mailed. */
    mailboxHash: text('mailbox_hash'),
    /** Sealed; null once the link was used. */
    address: text('address'),
    /** Null until the link was used. */
    subscriberId: subscriberId(),
    language: text('language').notNull(),
    /** Slugs of the neighborhoods that were asked for and are not taken over yet. */
    waiting: text('waiting').array().notNull().default(noTexts),
    createdAt: instant('created_at').notNull().default(now),
    /** How often its link was mailed. */
    mails: smallint('mails').notNull().default(0),
    /** When it was last mailed. */
    mailedAt: instant('mailed_at'),
    confirmedAt: instant('confirmed_at'),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('subscription_grant_address').on(t.addressHash, t.createdAt),
    index('subscription_grant_mailbox').on(t.mailboxHash, t.mailedAt),
    index('subscription_grant_subscriber').on(t.subscriberId),
    index('subscription_grant_expires_at').on(t.expiresAt),
  ],
);

/** Who was deleted, and when: nobody of these comes back with an earlier backup. */
export const subscriberDeletion = pgTable('subscriber_deletion', {
  /** The keyed hash of an address. */
  mark: text('mark').primaryKey(),
  /** Of the newest deletion. */
  at: instant('at').notNull().default(now),
});

/** To whom no mail goes. */
export const subscriberSuppressed = pgTable('subscriber_suppressed', {
  /** The keyed hash of an address. */
  mark: text('mark').primaryKey(),
  /** `deleted`, which a new confirmation lifts, or `bounced`, `complained`, `staff`, which staff lift. */
  reason: text('reason').notNull(),
  at: instant('at').notNull().default(now),
});
