import { integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { release } from '../loading/schema.ts';

/** Areas that cases are reported for, as the county pack labels them. */
export const coronavirusArea = pgTable(
  'coronavirus_area',
  {
    id: serial('id').primaryKey(),
    label: text('label').notNull(),
    /** As a source tells them; null where none does. */
    residents: integer('residents'),
  },
  (t) => [uniqueIndex('coronavirus_area_label').on(t.label)],
);

/**
 * All cases of an area to the end of a day, as told: both numbers alike, or apart where it is withheld and only known to lie
 * between them. A number that was withheld once is never stored.
 */
export const coronavirusReport = pgTable(
  'coronavirus_report',
  {
    areaId: integer('area_id')
      .notNull()
      .references(() => coronavirusArea.id, { onDelete: 'cascade' }),
    /** Whole days since 1970-01-01. */
    day: integer('day').notNull(),
    atLeast: integer('at_least').notNull(),
    atMost: integer('at_most').notNull(),
    /** The release that brought the report or last changed it. */
    releaseId: integer('release_id')
      .notNull()
      .references(() => release.id),
  },
  (t) => [primaryKey({ columns: [t.areaId, t.day] })],
);
