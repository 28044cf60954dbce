import {
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { releaseTable } from '../../ingest/schema.ts';

/** AirNow's newest forecast of each reporting area and day, by pollutant. */
export const airForecastTable = pgTable(
  'air_forecast',
  {
    area: text('area').notNull(),
    /** Two letters; empty where the file has none. */
    state: text('state').notNull(),
    validOn: date('valid_on').notNull(),
    /** As AirNow writes it, e.g. `PM2.5` or `OZONE`. */
    pollutant: text('pollutant').notNull(),
    issuedOn: date('issued_on').notNull(),
    /** The published point of the reporting area. */
    longitude: doublePrecision('longitude').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    /** EPA's index; null where only a category is forecast. */
    aqi: integer('aqi'),
    category: text('category').notNull(),
    isPrimary: boolean('is_primary').notNull(),
    isActionDay: boolean('is_action_day').notNull(),
    discussion: text('discussion').notNull(),
    agency: text('agency').notNull(),
    /** The release that added the row or last changed it. */
    releaseId: integer('release_id')
      .notNull()
      .references(() => releaseTable.id),
  },
  (t) => [primaryKey({ columns: [t.area, t.state, t.validOn, t.pollutant] })],
);
