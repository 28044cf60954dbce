import {
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  real,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { release } from '../loading/schema.ts';

/** Monitoring stations, wherever their readings come from. */
export const airStation = pgTable(
  'air_station',
  {
    id: serial('id').primaryKey(),
    /** The source's own number, e.g. an AQS id. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    latitude: doublePrecision('latitude').notNull(),
  },
  (t) => [uniqueIndex('air_station_code').on(t.code)],
);

/** Hourly means of PM2.5. What was read stays as it was read; a flag keeps it out of estimates. */
export const airReading = pgTable(
  'air_reading',
  {
    stationId: integer('station_id')
      .notNull()
      .references(() => airStation.id, { onDelete: 'cascade' }),
    /** Whole hours since 1970-01-01T00:00Z: the one that begins then. */
    hour: integer('hour').notNull(),
    /** µg/m³ */
    concentration: real('concentration').notNull(),
    /** Why it is kept out of estimates; null where it is not. */
    flag: text('flag'),
    /** The release that brought the reading or last changed it or its flag. */
    releaseId: integer('release_id')
      .notNull()
      .references(() => release.id),
    /** The release whose figure it is, where another has changed its flag since. */
    figureReleaseId: integer('figure_release_id').references(() => release.id),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.hour] })],
);
