import { customType, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * One row per street, place and zip code of a source, with all its houses packed: three million houses in a row of
 * their own would be ten times as large and are never asked for one by one (decision 0016).
 */
export const addressStreet = pgTable(
  'address_street',
  {
    id: serial('id').primaryKey(),
    /** Which file's addresses these are; a newer file of the same source takes their place. */
    source: text('source').notNull(),
    /** The name as `streetWords` makes it, e.g. `w 39 pl`. */
    words: text('words').notNull(),
    /** The name as it is shown, e.g. `W 39th Pl`. */
    street: text('street').notNull(),
    /** City or, outside of cities, neighborhood; empty where neither is known. */
    city: text('city').notNull(),
    /** Five digits, or empty. */
    postcode: text('postcode').notNull(),
    /** Little-endian 32-bit integers: all numbers in ascending order, then longitudes, then latitudes (1e-6 degrees). */
    houses: bytea('houses').notNull(),
    /** Little-endian 32-bit integers, six per stretch: from, to, longitude and latitude at `from`, the same at `to`. */
    stretches: bytea('stretches').notNull(),
  },
  (t) => [uniqueIndex('address_street_key').on(t.source, t.words, t.city, t.postcode)],
);
