import { LANGUAGES } from '@townlight/domain/language';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';

const count = z.int().check(z.gte(0));
const yearMonthText = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const language = z.optional(z.enum(LANGUAGES));

/** Kinds of published data: records, or the reference data for counting them. */
export const RELEASE_KINDS = [
  'crime',
  'air',
  'air-forecast',
  'coronavirus',
  'boundaries',
  'population',
  'coverage',
  'addresses',
] as const;

/** One line of `GET /api/releases`. */
export const publishedRelease = z.object({
  /** Id of its newest load. */
  id: z.int(),
  /** One of `RELEASE_KINDS`, or a kind added later. */
  kind: z.string(),
  /** e.g. `city-police`, `neighborhoods`. */
  source: z.string(),
  /** Slug of the police agency; `null` where no agency is the source. */
  agency: z.nullable(z.string()),
  /** The figures are generated samples. */
  sample: z.boolean(),
  published_at: z.iso.datetime(),
  /** The date of the data as stated by its source or operator; `null` where it is not stated. */
  as_of: z.nullable(z.iso.datetime()),
  /** When it was superseded completely or withdrawn; `null` while it is in force. */
  withdrawn_at: z.nullable(z.iso.datetime()),
  /** Number of loads: 1, except for air and its forecasts, which are grouped by source and month. */
  loads: z.int().check(z.gte(1)),
  /** `rows_read` = `rows_kept` + `rows_rejected`. */
  rows_read: count,
  rows_kept: count,
  /** Of the accepted rows: new, and changed since an earlier release; the others were unchanged. */
  rows_new: count,
  rows_updated: count,
  rows_rejected: count,
  /** Accepted but in no neighborhood; `null` where rows have no location. */
  rows_unplaced: z.nullable(count),
  /** Months that it declares complete, as inclusive runs, oldest first; empty where it declares none. */
  months: z.array(z.object({ from: yearMonthText, to: yearMonthText })),
  /** The neighborhoods of its agency that it covers; `null` for all of them, and where no month is declared. */
  areas: z.nullable(z.array(z.string())),
  /** Records that the agency withdraws in these rows: no figure counts them. `null` where unknown. */
  records_withdrawn: z.nullable(count),
  /**
   * Records of jails and courts, and of damage in them: stored but assigned to no area. They are also counted as
   * unplaced.
   */
  records_apart: z.nullable(count),
  /** For boundaries and residents of zip codes and tracts: the census of the areas; `null` where not stated. */
  vintage: z.nullable(z.int()),
});
/** The newest first. */
export const publishedReleases = z.array(publishedRelease);
export type PublishedRelease = z.infer<typeof publishedRelease>;

/** `GET /api/data/changes` */
export const dataChangesQuery = z.object({ language });
/** Dated changes of the data and the methods, newest first. */
export const dataChanges = z.object({
  /** Written by the operators, newest first. */
  entries: z.array(
    z.object({ date: z.iso.date(), title: z.string(), paragraphs: z.array(z.string()) }),
  ),
  /** Saves of the crime categories, the newest first. */
  categories: z.array(
    z.object({
      saved_at: z.iso.datetime(),
      kind: z.enum(['save', 'undo', 'restore', 'import']),
      /** How many categories, crime types, nicknames and descriptions changed. */
      rows: count,
    }),
  ),
});
export type DataChanges = z.infer<typeof dataChanges>;

/** `GET /api/data/terms` */
export const sourceTermsQuery = z.object({ language });
/** One source of the county's figures and maps, with its publisher's terms. */
const sourceTermsEntry = z.object({
  /** e.g. `city-pd` */
  id: z.string(),
  /** What the source provides. */
  gives: z.string(),
  publisher: z.string(),
  /** Where it is published; `null` without a single address. */
  url: z.nullable(z.string()),
  /** The name of the license, or a statement that there is none. */
  terms: z.string(),
  /** URL of the terms; `null` where none are published. */
  terms_url: z.nullable(z.string()),
  /** What the publisher requires of users. */
  asks: z.string(),
});
export const sourceTermsReply = z.array(sourceTermsEntry);
export type SourceTermsEntry = z.infer<typeof sourceTermsEntry>;

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

/** File formats of the public tables. */
export const TABLE_FORMATS = ['csv', 'parquet'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** `GET /api/data/tables` */
export const dataTablesQuery = z.object({ language });
/** A public table: its columns, files and how to cite it. */
export const dataTable = z.object({
  name: z.enum(DATA_TABLES),
  title: z.string(),
  /** What one row represents. */
  rows: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      /** `month` is text, `2026-10`; `date` a day of the county's calendar; `moment` a time in UTC. */
      type: z.enum(['text', 'integer', 'number', 'boolean', 'month', 'date', 'moment']),
      /** `null` for dimensionless values. */
      unit: z.nullable(z.string()),
      meaning: z.string(),
      /** Origin of the column; `site` where this site counts or estimates it. */
      source: z.enum(['site', 'police', 'stations', 'health', 'census', 'boundaries']),
    }),
  ),
  /** The newest release in the table; `null` before the first. */
  release: z.nullable(z.object({ id: z.int(), published_at: z.iso.datetime() })),
  /** The figures are generated samples. */
  sample: z.boolean(),
  /** URLs of the files, without the origin. */
  files: z.object({ csv: z.string(), parquet: z.string() }),
  /** Citation as a sentence and as BibTeX. */
  citation: z.object({ text: z.string(), bibtex: z.string() }),
});
export const dataTables = z.array(dataTable);
export type DataTable = z.infer<typeof dataTable>;

/** `GET /api/data/tables/{table}/{format}` */
export const dataFileParams = z.object({
  table: z.enum(DATA_TABLES),
  format: z.enum(TABLE_FORMATS),
});

export const releasesRoute = defineRoute({
  method: 'GET',
  path: '/api/releases',
  reply: publishedReleases,
});

export const dataChangesRoute = defineRoute({
  method: 'GET',
  path: '/api/data/changes',
  query: dataChangesQuery,
  reply: dataChanges,
});

export const sourceTermsRoute = defineRoute({
  method: 'GET',
  path: '/api/data/terms',
  query: sourceTermsQuery,
  reply: sourceTermsReply,
});

export const dataTablesRoute = defineRoute({
  method: 'GET',
  path: '/api/data/tables',
  query: dataTablesQuery,
  reply: dataTables,
});

export const downloadDataTableRoute = defineRoute({
  method: 'GET',
  path: '/api/data/tables/:table/:format',
  params: dataFileParams,
});
