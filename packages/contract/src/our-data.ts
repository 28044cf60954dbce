import { LANGUAGES } from '@townlight/domain/language';
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));
const yearMonthText = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const language = z.optional(z.enum(LANGUAGES));

/** What was published: records, or what they are counted by. */
export const RELEASE_KINDS = [
  'crime',
  'air',
  'coronavirus',
  'boundaries',
  'population',
  'coverage',
  'addresses',
] as const;

/** One line of `GET /api/releases`. */
export const publishedRelease = z.object({
  /** Of the newest load in it. */
  id: z.int(),
  /** One of `RELEASE_KINDS`, or a kind that came later. */
  kind: z.string(),
  /** e.g. `lapd-nibrs`, `neighborhoods`. */
  source: z.string(),
  /** Slug of the police agency; `null` for what is not of one. */
  agency: z.nullable(z.string()),
  /** The figures are invented. */
  sample: z.boolean(),
  published_at: z.iso.datetime(),
  /** The moment that its rows speak of, as its source or its operator says it; `null` where nobody does. */
  as_of: z.nullable(z.iso.datetime()),
  /** Since then nothing of it is in force; `null` for all that are. */
  withdrawn_at: z.nullable(z.iso.datetime()),
  /** How many loads: 1 but for air, whose hours are gathered by source and month. */
  loads: z.int().check(z.gte(1)),
  /** `rows_read` = `rows_kept` + `rows_rejected`. */
  rows_read: count,
  rows_kept: count,
  /** Of those kept: new, and changed since an earlier release; the rest was known. */
  rows_new: count,
  rows_updated: count,
  rows_rejected: count,
  /** Kept, but in no neighborhood; `null` where nothing is placed. */
  rows_unplaced: z.nullable(count),
  /** The months that it states whole, those next to each other together, oldest first; empty where it states none. */
  months: z.array(z.object({ from: yearMonthText, to: yearMonthText })),
  /** Of what part of its agency's territory: ids of neighborhoods; `null` for all of it, and where no month is stated. */
  areas: z.nullable(z.array(z.string())),
  /** Records that their agency takes back in these rows: they count nowhere. `null` where it is not told. */
  records_withdrawn: z.nullable(count),
  /** Records of jails and courts, and of damage in them: kept, and in no area. They are among those unplaced. */
  records_apart: z.nullable(count),
  /** Of boundaries and residents of zip codes and tracts: the census whose areas they are of; `null` where nobody stated it. */
  vintage: z.nullable(z.int()),
});
/** The newest first. */
export const publishedReleases = z.array(publishedRelease);
export type PublishedRelease = z.infer<typeof publishedRelease>;

/** `GET /api/data/changes` */
export const dataChangesQuery = z.object({ language });
export const dataChanges = z.object({
  /** Written by those who keep the site, the newest first. */
  entries: z.array(
    z.object({ date: z.iso.date(), title: z.string(), paragraphs: z.array(z.string()) }),
  ),
  /** Saves of the crime categories, the newest first. */
  categories: z.array(
    z.object({
      saved_at: z.iso.datetime(),
      kind: z.enum(['save', 'undo', 'restore', 'import']),
      /** How many categories, crime types, plain names and descriptions it touched. */
      rows: count,
    }),
  ),
});
export type DataChanges = z.infer<typeof dataChanges>;

/** `GET /api/data/terms` */
export const sourceTermsQuery = z.object({ language });
/** One source of the county's figures and maps, and what its publisher asks. */
const toldSourceTerms = z.object({
  /** e.g. `lapd` */
  id: z.string(),
  /** What comes from it. */
  gives: z.string(),
  publisher: z.string(),
  /** Where it is published; `null` where there is no one place. */
  url: z.nullable(z.string()),
  /** The name of the license, or that there is none. */
  terms: z.string(),
  /** Where the terms stand; `null` where none are written down. */
  terms_url: z.nullable(z.string()),
  /** What is asked of those who use it. */
  asks: z.string(),
});
export const toldTerms = z.array(toldSourceTerms);
export type ToldSourceTerms = z.infer<typeof toldSourceTerms>;

/** The public tables. */
export const DATA_TABLES = [
  'neighborhoods',
  'zipcodes',
  'tracts',
  'crime-counts',
  'crime-counts-zipcodes',
  'crime-categories',
  'air-months',
  'air-readings',
  'air-points',
  'coronavirus-days',
  'coronavirus-reporting-areas',
  'releases',
] as const;
export type DataTableName = (typeof DATA_TABLES)[number];

export const TABLE_FORMATS = ['csv', 'parquet'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** `GET /api/data/tables` */
export const dataTablesQuery = z.object({ language });
export const dataTable = z.object({
  name: z.enum(DATA_TABLES),
  title: z.string(),
  /** What a row is. */
  rows: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      /** `month` is text, `2026-10`; `date` a day of the county's calendar; `moment` a time in UTC. */
      type: z.enum(['text', 'integer', 'number', 'boolean', 'month', 'date', 'moment']),
      /** `null` for what is counted in nothing. */
      unit: z.nullable(z.string()),
      meaning: z.string(),
      /** Who tells it; `site` where this site counts or estimates it. */
      source: z.enum(['site', 'police', 'stations', 'health', 'census', 'boundaries']),
    }),
  ),
  /** The newest release that it is made of; `null` before the first. */
  release: z.nullable(z.object({ id: z.int(), published_at: z.iso.datetime() })),
  /** The figures are invented. */
  sample: z.boolean(),
  /** Addresses of the files, without the origin. */
  files: z.object({ csv: z.string(), parquet: z.string() }),
  /** How to cite it, as a sentence and for a bibliography. */
  citation: z.object({ text: z.string(), bibtex: z.string() }),
});
export const dataTables = z.array(dataTable);
export type DataTable = z.infer<typeof dataTable>;

/** `GET /api/data/tables/{table}/{format}` */
export const dataFileParams = z.object({
  table: z.enum(DATA_TABLES),
  format: z.enum(TABLE_FORMATS),
});
