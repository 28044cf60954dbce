import { integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Subscriptions to changes of a neighborhood's air. */
export const airWebhookTable = pgTable('air_webhook', {
  id: serial('id').primaryKey(),
  url: text('url').notNull(),
  /** Slug of the neighborhood. */
  neighborhood: text('neighborhood').notNull(),
  /** Sends changes into this category, into a worse one, or out of them. */
  category: text('category').notNull(),
  /** Signs the messages. */
  secret: text('secret').notNull(),
  /** Changes known in this hour or before are ignored; hours since 1970-01-01T00:00Z. */
  afterHour: integer('after_hour').notNull(),
});

/** Messages that were sent or are pending: one row per webhook and change. */
export const airWebhookMessageTable = pgTable(
  'air_webhook_message',
  {
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => airWebhookTable.id, { onDelete: 'cascade' }),
    /** The id of the change. */
    change: text('change').notNull(),
    body: text('body').notNull(),
    /** Null until the receiver has accepted the message. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.webhookId, t.change] })],
);
