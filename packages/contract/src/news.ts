import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { newsEntryParams, newsEntryQuery, newsQuery } from './news/requests.ts';
import { areaIdSchema } from './places.ts';

/** Topic of an entry; `places` covers boundaries, residents and police territories. */
export const NEWS_KINDS = ['crime', 'air', 'coronavirus', 'places', 'categories'] as const;
export const newsKindSchema = z.enum(NEWS_KINDS);
export type NewsKind = z.infer<typeof newsKindSchema>;

const count = z.int().check(z.gte(0));

/** A count of one neighborhood, or of one crime type in the county, that is called higher or lower than usual. */
export const newsUnusualCount = z.object({
  name: z.string(),
  /** Path of its page, without the language. */
  path: z.string(),
  count,
  before: count,
  /** Relative change from the year before, 0.25 = 25% more; `null` without a baseline. */
  change: z.nullable(z.number()),
  /** The count as a sentence: `500, more than usual (370 to 430); 400 in October 2025 (now between 8% and 44% more)`. */
  text: z.string(),
});
export type NewsUnusualCount = z.infer<typeof newsUnusualCount>;

/** Counts called at a false discovery rate of 10% (readings 36 and 44), the clearest first. */
export const newsUnusualCounts = z.object({
  title: z.string(),
  /** Describes the compared periods and the number of comparable items. */
  sentence: z.string(),
  up: z.array(newsUnusualCount),
  down: z.array(newsUnusualCount),
});
export type NewsUnusualCounts = z.infer<typeof newsUnusualCounts>;

/** Reports of a month and of the same month a year before, in the same neighborhoods. */
const newsMonthCounts = z.object({
  /** `2026-10` */
  month: z.string(),
  /** `null` where records are missing, or the months cannot be compared. */
  count: z.nullable(count),
  before: z.nullable(count),
});

/** The month of an entry about crime, for a table, a chart and a map. */
export const newsCrimeMonth = z.object({
  ...newsMonthCounts.shape,
  /** Whether the count is higher or lower than usual; `null` where that is not clear. */
  clear: z.nullable(z.enum(['up', 'down'])),
  /** The 12 months up to this one, oldest first; empty where no neighborhood has records of all of them. */
  months: z.array(newsMonthCounts),
  /** Number of neighborhoods that `months` counts. */
  areas: count,
  map: z.object({
    /** Path below `/images`. */
    path: z.string(),
    /** Which neighborhoods are higher or lower than usual, or the rates where none is. */
    shows: z.enum(['change', 'rate']),
  }),
});
export type NewsCrimeMonth = z.infer<typeof newsCrimeMonth>;

/** The month of an entry about air, for a table. */
export const newsAirMonth = z.object({
  /** `2026-10` */
  month: z.string(),
  /** Days with readings. */
  days: count,
  /** Days that were unhealthy for sensitive groups or worse, in the county in any neighborhood. */
  unhealthy_days: count,
  /** The highest PM2.5 AQI of a day, and the name of its category. */
  highest_aqi: count,
  highest_category: z.string(),
});
export type NewsAirMonth = z.infer<typeof newsAirMonth>;

/** `GET /api/news/{entry}` */
export const newsEntry = z.object({
  /** In its address: `crime-2026-10`. It is stable when the figures change. */
  id: z.string(),
  kind: newsKindSchema,
  /** The neighborhood of the figures; `null` for the county. */
  area: z.nullable(z.object({ id: areaIdSchema, name: z.string() })),
  /** Path without the language: `/news/crime-2026-10`. */
  path: z.string(),
  title: z.string(),
  /** One or two self-contained sentences. */
  summary: z.string(),
  published_at: z.iso.datetime(),
  /** Equal to `published_at` until the entry changes. */
  updated_at: z.iso.datetime(),
  /** `corrected`: its figures changed since publication. `withdrawn`: its data were withdrawn. */
  state: z.enum(['current', 'corrected', 'withdrawn']),
  /** Caveats as sentences: sample, provisional, corrected, withdrawn. */
  remarks: z.array(z.string()),
  /** The remark about what changed since publication: when, and from what to what; `null` while it is current. */
  correction: z.nullable(z.string()),
  /** New data, each as a sentence. */
  came: z.array(z.string()),
  /**
   * Largest changes; empty where nothing can be compared. For a neighborhood also the crimes that are counted one by
   * one, as a sentence.
   */
  moves: z.array(newsUnusualCounts),
  /** The figures of the month; `null` for other kinds, and where they are incomplete or withdrawn. */
  crime_month: z.nullable(newsCrimeMonth),
  air_month: z.nullable(newsAirMonth),
  /** Links to the figures, without the language. */
  links: z.array(z.object({ text: z.string(), path: z.string() })),
  /** The editor's paragraph in this language: `html` is sanitized, `text` is the same without markup. */
  editor: z.nullable(
    z.object({ html: z.string(), text: z.string(), written_at: z.iso.datetime() }),
  ),
});
export type NewsEntry = z.infer<typeof newsEntry>;

/** The newest first. */
export const newsList = z.object({
  area: newsEntry.shape.area,
  entries: z.array(newsEntry),
  /** Whether older entries follow. */
  more: z.boolean(),
  /** URLs of the feeds, without the origin. */
  feeds: z.object({ atom: z.string(), json: z.string() }),
});
export type NewsList = z.infer<typeof newsList>;

export const newsRoute = defineRoute({
  method: 'GET',
  path: '/api/news',
  query: newsQuery,
  reply: newsList,
});

export const newsEntryRoute = defineRoute({
  method: 'GET',
  path: '/api/news/:entry',
  params: newsEntryParams,
  query: newsEntryQuery,
  reply: newsEntry,
});
