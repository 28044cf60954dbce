import { integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** The widest crime categories. */
export const bigBundleTable = pgTable('big_bundle', { name: text('name').primaryKey() });

/** Kinds of crime a resident would search for. */
export const smallBundleTable = pgTable('small_bundle', { name: text('name').primaryKey() });

/** Assigns small bundles to big bundles; a small one may have several. */
export const smallBundleBigTable = pgTable(
  'small_bundle_big',
  {
    smallBundle: text('small_bundle')
      .notNull()
      .references(() => smallBundleTable.name, { onDelete: 'cascade', onUpdate: 'cascade' }),
    bigBundle: text('big_bundle')
      .notNull()
      .references(() => bigBundleTable.name, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.smallBundle, t.bigBundle] })],
);

/** Short names for groups of official descriptions. */
export const nicknameTable = pgTable('nickname', {
  name: text('name').primaryKey(),
  smallBundle: text('small_bundle').references(() => smallBundleTable.name, {
    onDelete: 'set null',
    onUpdate: 'cascade',
  }),
});

/** Former names of bundles and nicknames. Old addresses redirect to the row whose current name is `now`. */
export const bundleFormerNameTable = pgTable(
  'bundle_former_name',
  {
    /** `big`, `small` or `nicknames` */
    inTable: text('in_table').notNull(),
    name: text('name').notNull(),
    now: text('now').notNull(),
  },
  (t) => [primaryKey({ columns: [t.inTable, t.name] })],
);

/** The history of the categories: one row per save, with every row that it changed. */
export const bundleChangeTable = pgTable('bundle_change', {
  id: serial('id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  /** Email address of the author. */
  by: text('by').notNull(),
  /** `save`, `undo`, `restore` or `import` */
  kind: text('kind').notNull(),
  /** The save that was undone, or whose state was restored. */
  ofChange: integer('of_change'),
  /** The domain's `RowChange` objects. */
  rows: jsonb('rows').notNull(),
});
