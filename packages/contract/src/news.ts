import { LANGUAGES } from '@townlight/domain/language';
import * as z from 'zod/mini';
import { areaId } from './places.ts';

const language = z.optional(z.enum(LANGUAGES));

/** What an entry is about; `places` are boundaries, residents and who polices where. */
export const NEWS_KINDS = ['crime', 'air', 'coronavirus', 'places', 'categories'] as const;
export const newsKind = z.enum(NEWS_KINDS);
export type NewsKind = z.infer<typeof newsKind>;

/** Of an entry in its address: `crime-2026-10`. It stays the same whatever becomes of the figures. */
export const newsEntryId = z.string().check(z.regex(/^[a-z]+(-[a-z0-9]+)*$/), z.maxLength(60));

/** `GET /api/news` */
export const newsQuery = z.object({
  /** A neighborhood: its own figures where an entry has them; entries that do not touch it are left out. */
  area: z.optional(areaId),
  /** `en` by default. */
  language,
  /** How many; 20 by default. */
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  /** Only entries that stand below this one. */
  after: z.optional(newsEntryId),
});

/** `GET /api/news/{entry}` */
export const newsEntryParams = z.object({ entry: newsEntryId });
export const newsEntryQuery = z.object({ area: newsQuery.shape.area, language });

/** Something that moved: a neighborhood, or a type of crime in the county. */
export const newsMove = z.object({
  name: z.string(),
  /** Its page, without the language. */
  path: z.string(),
  count: z.int().check(z.gte(0)),
  before: z.int().check(z.gte(0)),
  /** Relative, 0.25 = a quarter more; `null` without a baseline. */
  change: z.nullable(z.number()),
  /** The same as a sentence: `Venice: up 25%, from 400 to 500`. */
  text: z.string(),
});
export type NewsMove = z.infer<typeof newsMove>;

/** What can be called higher or lower while at most one call in ten is expected to be false (reading 36); the largest changes first. */
export const newsMoves = z.object({
  title: z.string(),
  /** What was held against what, and how many could be. */
  sentence: z.string(),
  up: z.array(newsMove),
  down: z.array(newsMove),
});
export type NewsMoves = z.infer<typeof newsMoves>;

export const newsEntry = z.object({
  id: newsEntryId,
  kind: newsKind,
  /** The neighborhood whose figures the entry tells; `null` for the county's. */
  area: z.nullable(z.object({ id: areaId, name: z.string() })),
  /** Without the language: `/news/crime-2026-10`. */
  path: z.string(),
  title: z.string(),
  /** One or two sentences that stand alone. */
  summary: z.string(),
  published_at: z.iso.datetime(),
  /** The same as `published_at` until something changed. */
  updated_at: z.iso.datetime(),
  /** `corrected`: its figures changed since it was first told. `withdrawn`: its data were taken back. */
  state: z.enum(['current', 'corrected', 'withdrawn']),
  /** What to bear in mind, each a sentence: invented, provisional, corrected, withdrawn. */
  remarks: z.array(z.string()),
  /** What came, each a sentence. */
  came: z.array(z.string()),
  /** What moved most; empty where nothing can be held against anything. */
  moves: z.array(newsMoves),
  /** Where the figures are, without the language. */
  links: z.array(z.object({ text: z.string(), path: z.string() })),
  /** What an editor added in this language: `html` is safe to show, `text` is the same without marks. */
  editor: z.nullable(
    z.object({ html: z.string(), text: z.string(), written_at: z.iso.datetime() }),
  ),
});
export type NewsEntry = z.infer<typeof newsEntry>;

/** The newest first. */
export const newsList = z.object({
  area: newsEntry.shape.area,
  entries: z.array(newsEntry),
  /** Whether older ones stand below the last. */
  more: z.boolean(),
  /** Addresses of the feeds, without the origin. */
  feeds: z.object({ atom: z.string(), json: z.string() }),
});
export type NewsList = z.infer<typeof newsList>;

/** `GET /news.atom`, `GET /news.json` */
export const newsFeedQuery = z.object({ area: newsQuery.shape.area, language });

/** `PUT /api/news/{entry}/paragraph`, for staff. */
export const newsParagraphWritten = z.object({
  language: z.enum(LANGUAGES),
  /** Markdown: paragraphs, emphasis, links, lists. Empty takes the paragraph away. */
  markdown: z.string().check(z.maxLength(5_000)),
});
export type NewsParagraphWritten = z.infer<typeof newsParagraphWritten>;

/** `GET /api/news/{entry}/paragraph`, for staff: as it was written. */
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
