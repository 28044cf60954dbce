import {
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** The areas of the three partitions. `id` is ours and stays the same while the slug does. */
export const area = pgTable(
  'area',
  {
    id: serial('id').primaryKey(),
    partition: text('partition').notNull(),
    /** The id the web uses: slug, zip code or GEOID. */
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** `part-of-city`, `city` or `unincorporated` where known. */
    kind: text('kind'),
    city: text('city'),
    region: text('region'),
    /** Residents and where the figure comes from; null where none is known. */
    residents: integer('residents'),
    residentsYear: integer('residents_year'),
    residentsSource: text('residents_source'),
    /** The census whose areas the figure is of; null where nobody stated it. */
    residentsVintage: integer('residents_vintage'),
    /** The census whose outlines these are; null for neighborhoods, and where nobody stated it. */
    vintage: integer('vintage'),
    /** How much of it the agencies derived for it police together, 0 to 1; null where they are stated, or none is known. */
    policedShare: doublePrecision('policed_share'),
    /** What the share is of: `residents` or `area`. */
    policedShareOf: text('policed_share_of').$type<'residents' | 'area'>(),
    /** A point inside, degrees. */
    longitude: doublePrecision('longitude').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    /** Full GeoJSON MultiPolygon coordinates, as mended at ingest; points are placed by it. */
    coordinates: jsonb('coordinates').$type<number[][][][]>().notNull(),
  },
  (t) => [uniqueIndex('area_partition_slug').on(t.partition, t.slug)],
);

/** Which agency polices which area: data, never guessed from counts (reading 12). */
export const policeCoverage = pgTable(
  'police_coverage',
  {
    areaId: integer('area_id')
      .notNull()
      .references(() => area.id, { onDelete: 'cascade' }),
    agency: text('agency').notNull(),
    /** `stated` by a coverage file, or `derived` from the neighborhoods it overlaps. */
    basis: text('basis').notNull().default('stated'),
    /** Of the area, or of its residents where they are known: 1 where it is stated. */
    share: doublePrecision('share').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.areaId, t.agency] })],
);

/**
 * The file of residents in force for a partition, row by row as it calls its areas: what an area's residents are is
 * found again from it whenever boundaries change, so that it does not matter what was loaded first.
 */
export const residentsRow = pgTable(
  'residents_row',
  {
    partition: text('partition').notNull(),
    line: integer('line').notNull(),
    area: text('area').notNull(),
    residents: integer('residents').notNull(),
    year: integer('year'),
    source: text('source').notNull(),
    /** The census whose areas the rows are of; null where nobody stated it. */
    vintage: integer('vintage'),
  },
  (t) => [primaryKey({ columns: [t.partition, t.line] })],
);

/** What the coverage file in force states of a partition, in the same way. */
export const coverageRow = pgTable(
  'coverage_row',
  {
    partition: text('partition').notNull(),
    line: integer('line').notNull(),
    area: text('area').notNull(),
    agency: text('agency').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partition, t.line] })],
);
