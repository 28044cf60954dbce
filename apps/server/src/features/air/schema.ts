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
import { releaseTable } from '../../ingest/schema.ts';

/** Monitoring stations of all sources. */
export const airStationTable = pgTable(
  'air_station',
  {
    id: serial('id').primaryKey(),
    /** The source's number of the station, e.g. an AQS id. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    latitude: doublePrecision('latitude').notNull(),
  },
  (t) => [uniqueIndex('air_station_code').on(t.code)],
);

/** Hourly means of PM2.5. Readings are stored as reported; a flag excludes them from estimates. */
export const airReadingTable = pgTable(
  'air_reading',
  {
    stationId: integer('station_id')
      .notNull()
      .references(() => airStationTable.id, { onDelete: 'cascade' }),
    /** Hours since 1970-01-01T00:00Z, at the beginning of the hour. */
    hour: integer('hour').notNull(),
    /** µg/m³ */
    concentration: real('concentration').notNull(),
    /** Why the reading is excluded from estimates; null where it is not. */
    flag: text('flag'),
    /** The release that added the reading or last changed it or its flag. */
    releaseId: integer('release_id')
      .notNull()
      .references(() => releaseTable.id),
    /** The release of the figure, where another release has changed the flag since. */
    figureReleaseId: integer('figure_release_id').references(() => releaseTable.id),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.hour] })],
);
