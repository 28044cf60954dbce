import { integer, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Who is told when the air of a neighborhood changes. */
export const airWebhook = pgTable('air_webhook', {
  id: serial('id').primaryKey(),
  url: text('url').notNull(),
  /** Slug of the neighborhood. */
  neighborhood: text('neighborhood').notNull(),
  /** Told of changes into this category, a worse one, or out of them. */
  category: text('category').notNull(),
  /** Signs what is sent. */
  secret: text('secret').notNull(),
  /** Changes known in this hour or before are none of its business: whole hours since 1970-01-01T00:00Z. */
  afterHour: integer('after_hour').notNull(),
});

/** What has been, or is to be, told to whom: a change stands here once. */
export const airWebhookMessage = pgTable(
  'air_webhook_message',
  {
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => airWebhook.id, { onDelete: 'cascade' }),
    /** The id of the change. */
    change: text('change').notNull(),
    body: text('body').notNull(),
    /** Null until the receiver has said that it has it. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.webhookId, t.change] })],
);
