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

/** The areas of the three partitions. The generated `id` does not change while the slug exists. */
export const areaTable = pgTable(
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
    /** Residents and the source of the figure; null when unknown. */
    residents: integer('residents'),
    residentsYear: integer('residents_year'),
    residentsSource: text('residents_source'),
    /** The census year of the figure's areas; null when unknown. */
    residentsVintage: integer('residents_vintage'),
    /** The census year of the outlines; null for neighborhoods and when unknown. */
    vintage: integer('vintage'),
    /** Share that the derived agencies police together, 0 to 1; null when they are stated or unknown. */
    policedShare: doublePrecision('policed_share'),
    /** What the share measures: `residents` or `area`. */
    policedShareOf: text('policed_share_of').$type<'residents' | 'area'>(),
    /** A point inside, degrees. */
    longitude: doublePrecision('longitude').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    /** Full GeoJSON MultiPolygon coordinates, as repaired at ingest; used to place points. */
    coordinates: jsonb('coordinates').$type<number[][][][]>().notNull(),
  },
  (t) => [uniqueIndex('area_partition_slug').on(t.partition, t.slug)],
);

/** Which agency polices which area: data, never guessed from counts (reading 12). */
export const policeCoverageTable = pgTable(
  'police_coverage',
  {
    areaId: integer('area_id')
      .notNull()
      .references(() => areaTable.id, { onDelete: 'cascade' }),
    agency: text('agency').notNull(),
    /** `stated` by a coverage file, or `derived` from the neighborhoods it overlaps. */
    basis: text('basis').notNull().default('stated'),
    /** Share of the area, or of its residents where they are known; 1 when stated. */
    share: doublePrecision('share').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.areaId, t.agency] })],
);

/**
 * The file of residents in force for a partition, row by row. Residents are matched again from it when boundaries
 * change, so that the order of loading does not matter.
 */
export const residentsRowTable = pgTable(
  'residents_row',
  {
    partition: text('partition').notNull(),
    line: integer('line').notNull(),
    area: text('area').notNull(),
    residents: integer('residents').notNull(),
    year: integer('year'),
    source: text('source').notNull(),
    /** The census year of the rows' areas; null when unknown. */
    vintage: integer('vintage'),
    /** Where a census block is, in degrees; null in rows that name an area. */
    longitude: doublePrecision('longitude'),
    latitude: doublePrecision('latitude'),
  },
  (t) => [primaryKey({ columns: [t.partition, t.line] })],
);

/** The coverage file in force of a partition, row by row. */
export const coverageRowTable = pgTable(
  'coverage_row',
  {
    partition: text('partition').notNull(),
    line: integer('line').notNull(),
    area: text('area').notNull(),
    agency: text('agency').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partition, t.line] })],
);
