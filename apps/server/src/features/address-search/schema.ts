import { customType, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * One row per street, place and zip code of a source, with all its houses packed: three million houses in separate
 * rows would need ten times the space, and no query reads single houses (decision 0016).
 */
export const addressStreetTable = pgTable(
  'address_street',
  {
    id: serial('id').primaryKey(),
    /** Source of the addresses; a newer file of the same source replaces them. */
    source: text('source').notNull(),
    /** The name as normalized by `normalizeStreetTokens`, e.g. `w 39 pl`. */
    words: text('words').notNull(),
    /** The displayed name, e.g. `W 39th Pl`. */
    street: text('street').notNull(),
    /** City or, outside of cities, neighborhood; empty where both are unknown. */
    city: text('city').notNull(),
    /** Five digits, or empty. */
    postcode: text('postcode').notNull(),
    /**
     * Little-endian 32-bit integers: all numbers in ascending order, then longitudes, then latitudes (in 1e-6
     * degrees).
     */
    houses: bytea('houses').notNull(),
    /** Little-endian 32-bit integers, six per stretch: from, to, longitude and latitude at `from`, the same at `to`. */
    stretches: bytea('stretches').notNull(),
  },
  (t) => [uniqueIndex('address_street_key').on(t.source, t.words, t.city, t.postcode)],
);
