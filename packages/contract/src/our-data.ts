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

/** One line of `GET /api/data/releases`. */
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
  /** The months that it brought whole; `null` where it tells of none. */
  months: z.nullable(z.object({ from: yearMonthText, to: yearMonthText })),
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
