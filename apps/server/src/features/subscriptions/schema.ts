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

/** One row: the secret for address hashes and link signatures. Sealed if a key is configured. */
export const subscriberSecretTable = pgTable('subscriber_secret', {
  id: smallint('id').primaryKey(),
  sealed: text('sealed').notNull(),
});

/** Subscribers who confirmed their address. */
export const subscriberTable = pgTable('subscriber', {
  /** Random, so that a restored backup cannot assign one subscriber's links to another. */
  id: uuid('id').primaryKey().defaultRandom(),
  /** Sealed if a key is configured. */
  address: text('address').notNull(),
  /** Keyed hash: each address has one row. */
  addressHash: text('address_hash').notNull().unique(),
  language: text('language').notNull(),
  /** `weekly`, `monthly`, `only-alerts` or `never`. */
  howOften: text('how_often').notNull().default('monthly'),
  alerts: text('alerts').array().notNull().default(noTexts),
  confirmedAt: instant('confirmed_at').notNull().default(now),
  /** When `how_often` became `never`. */
  unsubscribedAt: instant('unsubscribed_at'),
  /** Links that were issued before this time are invalid. */
  linksSince: instant('links_since').notNull().default(now),
});

const subscriberId = () =>
  uuid('subscriber_id').references(() => subscriberTable.id, {
    onDelete: 'cascade',
    // A restore identifies subscribers by their address hash.
    onUpdate: 'cascade',
  });

export const subscriberNeighborhoodTable = pgTable(
  'subscriber_neighborhood',
  {
    subscriberId: subscriberId().notNull(),
    /** Slug of an area. */
    neighborhood: text('neighborhood').notNull(),
    /** Its name when it was chosen. */
    name: text('name').notNull(),
    /** Zero-based. */
    position: integer('position').notNull(),
    /** Ids of visual categories; empty for all. */
    categories: text('categories').array().notNull().default(noTexts),
  },
  (t) => [primaryKey({ columns: [t.subscriberId, t.neighborhood] })],
);

/**
 * Grants open the subscription page once the link mailed to the address was used. Only hashes of the pair are stored,
 * so reading the table does not permit access.
 */
export const subscriptionGrantTable = pgTable(
  'subscription_grant',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userHash: text('user_hash').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    addressHash: text('address_hash').notNull(),
    /** Keyed hash of the mailbox without tags and dots, by which mails are counted; null if no link is mailed. */
    mailboxHash: text('mailbox_hash'),
    /** Sealed; null after the link was used. */
    address: text('address'),
    /** Null until the link was used. */
    subscriberId: subscriberId(),
    language: text('language').notNull(),
    /** Slugs of the neighborhoods that were requested and are not subscribed yet. */
    waiting: text('waiting').array().notNull().default(noTexts),
    createdAt: instant('created_at').notNull().default(now),
    /** How often its link was mailed. */
    mails: smallint('mails').notNull().default(0),
    /** When its link was last mailed. */
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

/** Deleted subscribers, so that a restore of an earlier backup deletes them again. */
export const subscriberDeletionTable = pgTable('subscriber_deletion', {
  /** The keyed hash of the address. */
  mark: text('mark').primaryKey(),
  /** Time of the latest deletion. */
  at: instant('at').notNull().default(now),
});

/** Suppressed addresses, which get no mail. */
export const subscriberSuppressedTable = pgTable('subscriber_suppressed', {
  /** The keyed hash of the address. */
  mark: text('mark').primaryKey(),
  /** `deleted`, which a new confirmation lifts; or `bounced`, `complained`, `staff`, which staff lift. */
  reason: text('reason').notNull(),
  at: instant('at').notNull().default(now),
});
