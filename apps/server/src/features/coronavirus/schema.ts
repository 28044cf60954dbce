import { integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { releaseTable } from '../../ingest/schema.ts';

/** Reporting areas, with the labels of the county pack. */
export const coronavirusAreaTable = pgTable(
  'coronavirus_area',
  {
    id: serial('id').primaryKey(),
    label: text('label').notNull(),
    /** Number of residents from a source; null where none gives it. */
    residents: integer('residents'),
  },
  (t) => [uniqueIndex('coronavirus_area_label').on(t.label)],
);

/**
 * All cases of an area up to the end of a day: both numbers are equal, or they are the range of a withheld total. A
 * number that was withheld once is never stored.
 */
export const coronavirusReportTable = pgTable(
  'coronavirus_report',
  {
    areaId: integer('area_id')
      .notNull()
      .references(() => coronavirusAreaTable.id, { onDelete: 'cascade' }),
    /** Days since 1970-01-01. */
    day: integer('day').notNull(),
    min: integer('at_least').notNull(),
    max: integer('at_most').notNull(),
    /** The release that added the report or last changed it. */
    releaseId: integer('release_id')
      .notNull()
      .references(() => releaseTable.id),
  },
  (t) => [primaryKey({ columns: [t.areaId, t.day] })],
);
