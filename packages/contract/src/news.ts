import { LANGUAGES } from '@townlight/domain/language';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { successReply } from './done.ts';
import { areaIdSchema } from './places.ts';

const language = z.optional(z.enum(LANGUAGES));

/** Topic of an entry; `places` covers boundaries, residents and police territories. */
export const NEWS_KINDS = ['crime', 'air', 'coronavirus', 'places', 'categories'] as const;
export const newsKindSchema = z.enum(NEWS_KINDS);
export type NewsKind = z.infer<typeof newsKindSchema>;

/** Id of an entry in its address: `crime-2026-10`. It is stable when the figures change. */
export const newsEntryIdSchema = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z0-9]+)*$/), z.maxLength(60));

/** `GET /api/news` */
export const newsQuery = z.object({
  /** A neighborhood: entries give its figures where they have them; unrelated entries are omitted. */
  area: z.optional(areaIdSchema),
  /** `en` by default. */
  language,
  /** Number of entries; 20 by default. */
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  /** Only entries after this one in the list. */
  after: z.optional(newsEntryIdSchema),
});

/** `GET /api/news/{entry}` */
export const newsEntryParams = z.object({ entry: newsEntryIdSchema });
export const newsEntryQuery = z.object({ area: newsQuery.shape.area, language });

/** A count of one neighborhood, or of one crime type in the county, that is called higher or lower than usual. */
export const newsMove = z.object({
  name: z.string(),
  /** Path of its page, without the language. */
  path: z.string(),
  count: z.int().check(z.gte(0)),
  before: z.int().check(z.gte(0)),
  /** Relative change from the year before, 0.25 = 25% more; `null` without a baseline. */
  change: z.nullable(z.number()),
  /** The count as a sentence: `500, more than usual (370 to 430); 400 in October 2025 (now between 8% and 44% more)`. */
  text: z.string(),
});
export type NewsMove = z.infer<typeof newsMove>;

/** Counts called at a false discovery rate of 10% (readings 36 and 44), the clearest first. */
export const newsMoves = z.object({
  title: z.string(),
  /** Describes the compared periods and the number of comparable items. */
  sentence: z.string(),
  up: z.array(newsMove),
  down: z.array(newsMove),
});
export type NewsMoves = z.infer<typeof newsMoves>;

export const newsEntry = z.object({
  id: newsEntryIdSchema,
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
  /** New data, each as a sentence. */
  came: z.array(z.string()),
  /**
   * Largest changes; empty where nothing can be compared. For a neighborhood also the crimes that are counted one by
   * one, as a sentence.
   */
  moves: z.array(newsMoves),
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

/** `GET /news.atom`, `GET /news.json` */
export const newsFeedQuery = z.object({ area: newsQuery.shape.area, language });

/** `PUT /api/news/{entry}/paragraph`, for staff. */
export const newsParagraphRequest = z.object({
  language: z.enum(LANGUAGES),
  /** Markdown: paragraphs, emphasis, links, lists. Empty deletes the paragraph. */
  markdown: z.string().check(z.maxLength(5_000)),
});
export type NewsParagraphRequest = z.infer<typeof newsParagraphRequest>;

/** `GET /api/news/{entry}/paragraph`, for staff: the Markdown source. */
export const newsParagraphs = z.object({
  paragraphs: z.array(
    z.object({
      language: z.enum(LANGUAGES),
      markdown: z.string(),
      written_by: z.string(),
      written_at: z.iso.datetime(),
    }),
  ),
});
export type NewsParagraphs = z.infer<typeof newsParagraphs>;

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

export const newsParagraphsRoute = defineRoute({
  method: 'GET',
  path: '/api/news/:entry/paragraph',
  params: newsEntryParams,
  reply: newsParagraphs,
});

export const putNewsParagraphRoute = defineRoute({
  method: 'PUT',
  path: '/api/news/:entry/paragraph',
  params: newsEntryParams,
  body: newsParagraphRequest,
  reply: successReply,
});
