import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { nickname } from '../bundles/schema.ts';
import { release } from '../loading/schema.ts';

/** Compared byte by byte: an agency's numbers have no language, and the index is a third faster. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Police agencies whose records are kept. */
export const agency = pgTable(
  'agency',
  { id: serial('id').primaryKey(), slug: text('slug').notNull(), name: text('name').notNull() },
  (t) => [uniqueIndex('agency_slug').on(t.slug)],
);

/**
 * The months that a release states to supply whole, each for all of the agency's territory or for a part of it. What no
 * release in force states is incomplete (readings 12 and 31).
 */
export const agencyMonth = pgTable(
  'agency_month',
  {
    agencyId: integer('agency_id')
      .notNull()
      .references(() => agency.id, { onDelete: 'cascade' }),
    /** Months since year 0. */
    month: integer('month').notNull(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => release.id),
    /** Slugs of the areas that are supplied; `null` for all of the agency's territory. */
    areas: text('areas').array(),
  },
  (t) => [primaryKey({ columns: [t.releaseId, t.agencyId, t.month] })],
);

/** An official description, identified by agency and code; the text is a label (reading 18). */
export const crimeCode = pgTable(
  'crime_code',
  {
    id: serial('id').primaryKey(),
    agency: text('agency').notNull(),
    code: text('code').notNull(),
    description: text('description').notNull(),
    nickname: text('nickname').references(() => nickname.name, {
      onDelete: 'set null',
      onUpdate: 'cascade',
    }),
  },
  (t) => [uniqueIndex('crime_code_agency_code').on(t.agency, t.code)],
);

/**
 * One reported crime. Nothing of a victim is kept, and the place only as precisely as the source
 * publishes it.
 */
export const incident = pgTable(
  'incident',
  {
    agencyId: smallint('agency_id').notNull(),
    /** The agency's own number: with the agency it identifies the record. */
    number: bytewiseText('number').notNull(),
    codeId: integer('code_id').notNull(),
    /** County's local time as the source states it. */
    occurredAt: timestamp('occurred_at', { mode: 'string' }).notNull(),
    /** Months since year 0, so that counting needs no calendar. */
    month: smallint('month').notNull(),
    longitude: doublePrecision('longitude'),
    latitude: doublePrecision('latitude'),
    /** `area.id` per partition; null where unplaced. */
    neighborhoodId: integer('neighborhood_id'),
    zipcodeId: integer('zipcode_id'),
    tractId: integer('tract_id'),
    /** The release that brought the record or last changed it. */
    releaseId: integer('release_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agencyId, t.number] }),
    index('incident_agency_month').on(t.agencyId, t.month),
  ],
);

/**
 * The rows of a release as they came, so that what it replaced can come back when it is withdrawn, and a file that comes late
 * changes no newer record. Each chunk is JSON of columns (see `kept-rows.ts`), packed by zstd; those of a withdrawn release go.
 */
export const releaseRows = pgTable(
  'release_rows',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => release.id, { onDelete: 'cascade' }),
    /** In the order of the file: a row of a later chunk is the newer one. */
    chunk: integer('chunk').notNull(),
    rows: bytea('rows').notNull(),
  },
  (t) => [primaryKey({ columns: [t.releaseId, t.chunk] })],
);

/** What a release calls the codes that its rows have; that of the newest release in force is shown. */
export const releaseCode = pgTable(
  'release_code',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => release.id, { onDelete: 'cascade' }),
    codeId: integer('code_id')
      .notNull()
      .references(() => crimeCode.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    /** Nobody knew the code before: it goes when no release in force has it, unless staff put it elsewhere. */
    brought: boolean('brought').notNull(),
    /** Where its number put a code that it brought. */
    nickname: text('nickname'),
  },
  (t) => [
    primaryKey({ columns: [t.releaseId, t.codeId] }),
    index('release_code_code').on(t.codeId),
  ],
);

/**
 * The roll-up the snapshot reads: reports by agency and month. `cells` packs, big-endian,
 * `code id int4, area id int4, count int4` per cell; area 0 holds the unplaced.
 */
export const crimeMonth = pgTable(
  'crime_month',
  {
    partition: text('partition').notNull(),
    agencyId: integer('agency_id').notNull(),
    month: integer('month').notNull(),
    cells: bytea('cells').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partition, t.agencyId, t.month] })],
);
