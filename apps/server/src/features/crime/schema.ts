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
import { releaseTable } from '../../ingest/schema.ts';
import { nicknameTable } from '../bundles/schema.ts';

/** Compares bytewise: record numbers have no language, and the index is a third faster. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Police agencies with loaded records. */
export const agencyTable = pgTable(
  'agency',
  { id: serial('id').primaryKey(), slug: text('slug').notNull(), name: text('name').notNull() },
  (t) => [uniqueIndex('agency_slug').on(t.slug)],
);

/**
 * Months that a release covers completely, in the agency's entire territory or in some areas. A month without a row of
 * a release in force is incomplete (readings 12 and 31).
 */
export const agencyMonthTable = pgTable(
  'agency_month',
  {
    agencyId: integer('agency_id')
      .notNull()
      .references(() => agencyTable.id, { onDelete: 'cascade' }),
    /** Months since year 0. */
    month: integer('month').notNull(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => releaseTable.id),
    /** Slugs of the covered areas; `null` for the agency's entire territory. */
    areas: text('areas').array(),
  },
  (t) => [primaryKey({ columns: [t.releaseId, t.agencyId, t.month] })],
);

/** An official description, identified by agency and code; the text is a label (reading 18). */
export const crimeCodeTable = pgTable(
  'crime_code',
  {
    id: serial('id').primaryKey(),
    agency: text('agency').notNull(),
    code: text('code').notNull(),
    description: text('description').notNull(),
    nickname: text('nickname').references(() => nicknameTable.name, {
      onDelete: 'set null',
      onUpdate: 'cascade',
    }),
  },
  (t) => [uniqueIndex('crime_code_agency_code').on(t.agency, t.code)],
);

/** One reported crime. Stores nothing about victims, and the location only as precisely as the source publishes it. */
export const incidentTable = pgTable(
  'incident',
  {
    agencyId: smallint('agency_id').notNull(),
    /** The agency's record number; unique per agency. */
    number: bytewiseText('number').notNull(),
    codeId: integer('code_id').notNull(),
    /** The county's local time, as in the source. */
    occurredAt: timestamp('occurred_at', { mode: 'string' }).notNull(),
    /** Months since year 0, so that counting needs no calendar. */
    month: smallint('month').notNull(),
    longitude: doublePrecision('longitude'),
    latitude: doublePrecision('latitude'),
    /** `area.id` per partition; null if unplaced. */
    neighborhoodId: integer('neighborhood_id'),
    zipcodeId: integer('zipcode_id'),
    tractId: integer('tract_id'),
    /** The release that added the record or last changed it. */
    releaseId: integer('release_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agencyId, t.number] }),
    index('incident_agency_month').on(t.agencyId, t.month),
  ],
);

/**
 * Stored rows of a release, so that withdrawing it restores the replaced records and a late file changes no newer
 * record. Each chunk is JSON by columns (see `release-rows.ts`), compressed by zstd; the chunks of a withdrawn release
 * are deleted.
 */
export const releaseRowsTable = pgTable(
  'release_rows',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => releaseTable.id, { onDelete: 'cascade' }),
    /** In file order: a row of a later chunk is newer. */
    chunk: integer('chunk').notNull(),
    rows: bytea('rows').notNull(),
  },
  (t) => [primaryKey({ columns: [t.releaseId, t.chunk] })],
);

/** The descriptions of codes in a release; the one of the newest release in force is shown. */
export const releaseCodeTable = pgTable(
  'release_code',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => releaseTable.id, { onDelete: 'cascade' }),
    codeId: integer('code_id')
      .notNull()
      .references(() => crimeCodeTable.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    /**
     * Whether the release added the code. It is deleted when no release in force has it, unless staff recategorized it.
     */
    brought: boolean('brought').notNull(),
    /** The nickname that an added code got by its class. */
    nickname: text('nickname'),
  },
  (t) => [
    primaryKey({ columns: [t.releaseId, t.codeId] }),
    index('release_code_code').on(t.codeId),
  ],
);

/**
 * Roll-up for the snapshot: reports by agency and month. `cells` packs, big-endian, `code id int4, area id int4, count
 * int4` per cell; area 0 counts the unplaced.
 */
export const crimeMonthTable = pgTable(
  'crime_month',
  {
    partition: text('partition').notNull(),
    agencyId: integer('agency_id').notNull(),
    month: integer('month').notNull(),
    cells: bytea('cells').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partition, t.agencyId, t.month] })],
);
