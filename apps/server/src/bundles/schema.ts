import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The widest crime categories. */
export const bigBundle = pgTable('big_bundle', { name: text('name').primaryKey() });

/** Kinds of crime a resident would search for. */
export const smallBundle = pgTable('small_bundle', { name: text('name').primaryKey() });

/** Assigns small bundles to big bundles; a small one may have several. */
export const smallBundleBig = pgTable(
  'small_bundle_big',
  {
    smallBundle: text('small_bundle')
      .notNull()
      .references(() => smallBundle.name, { onDelete: 'cascade', onUpdate: 'cascade' }),
    bigBundle: text('big_bundle')
      .notNull()
      .references(() => bigBundle.name, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.smallBundle, t.bigBundle] })],
);

/** Short names for groups of official descriptions. */
export const nickname = pgTable('nickname', {
  name: text('name').primaryKey(),
  smallBundle: text('small_bundle').references(() => smallBundle.name, {
    onDelete: 'set null',
    onUpdate: 'cascade',
  }),
});

/** Former names of bundles and nicknames. Old addresses redirect to the row whose current name is `now`. */
export const bundleFormerName = pgTable(
  'bundle_former_name',
  {
    /** `big`, `small` or `nicknames` */
    inTable: text('in_table').notNull(),
    name: text('name').notNull(),
    now: text('now').notNull(),
  },
  (t) => [primaryKey({ columns: [t.inTable, t.name] })],
);
